import { person } from '../../phrases/person.ts';
import type { DecisionWords } from '../../words.ts';
import type { Phrases } from '../../phrases/index.ts';

/** The President's answer to a request for a veto. */
export const answerVeto =
  ({ decisions: { answerVeto: say } }: Phrases): DecisionWords['answer-veto'] =>
  ({ view, nameOf, keys }) => {
    const chancellor = person(view.chancellor, nameOf);
    return {
      bar: say.asks(chancellor),
      rows: [say.agree(keys.agree, view.tracker + 1), say.refuse(keys.refuse, chancellor), say.holdToSee],
    };
  };
