// A guest that plays one game at random, by docs/protocol.md and nothing else:
//   node examples/bot.js ADDRESS [NAME]
import process from 'node:process';
import { WebSocket } from 'ws';

const [address, name = 'Random Bot'] = process.argv.slice(2);
if (address === undefined) {
  console.error('usage: node examples/bot.js ADDRESS [NAME]');
  process.exit(2);
}

const protocol = 7;
const pause = 1000;
let token = null;
let calls = 0;
/** The decision that was answered last; an open vote stays open, and one ballot is enough. */
let answered = null;
/** What this seat said that it wants, so that it is said once. */
let saidReady = '';

connect();

function connect() {
  const socket = new WebSocket(`ws://${address}/`);
  const send = (message) => socket.send(JSON.stringify(message));
  const ask = (question) => send({ ...question, call: (calls += 1) });

  socket.on('open', () => {
    send(token === null ? { type: 'hello', protocol, name } : { type: 'back', protocol, token });
  });
  socket.on('message', (data) => hear(JSON.parse(data), ask, send));
  socket.on('error', (error) => console.error(`${address}: ${error.message}`));
  socket.on('close', () => {
    // Whoever never had a seat has nothing to come back to.
    if (token === null) process.exitCode = 1;
    else if (process.exitCode === undefined) setTimeout(connect, pause);
  });
}

function hear(message, ask, send) {
  switch (message.type) {
    case 'welcome':
      token = message.token;
      act(message, ask, send);
      break;
    case 'update':
      act(message, ask, send);
      break;
    case 'answered':
      if (message.refused !== null) answered = null;
      break;
    case 'refused':
      console.error(`refused: ${message.code}`);
      process.exitCode = 1;
      break;
    case 'ended':
      console.error(`ended: ${message.because}`);
      process.exitCode ??= 1;
      break;
  }
}

function act({ open: { table, view }, own: { viewer, decision } }, ask, send) {
  if (table.stage === 'over') {
    console.log(view?.ending ? `${view.ending.winner} win: ${view.ending.by}` : 'broken off');
    process.exitCode = 0;
    send({ type: 'leave' });
    return;
  }
  const wish = wishAt(table);
  const said = JSON.stringify([table.game, wish]);
  if (wish !== null && !table.seats[viewer].ready && saidReady !== said) {
    saidReady = said;
    ask({ type: 'command', command: wish });
  }
  if (decision === null || decision.id === answered) return;
  answered = decision.id;
  const { options } = decision;
  ask({ type: 'answer', decision: decision.id, move: options[Math.floor(Math.random() * options.length)] });
}

/** What a seat that waits for nothing else asks of its table: to begin by the rules that it was told, and to go on. */
function wishAt({ stage, looking, rules }) {
  if (stage === 'lobby') return { type: 'ready', rules };
  return looking ? { type: 'looked' } : null;
}
