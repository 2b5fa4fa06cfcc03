import type { ReminderPhrases } from '../../phrases/reminders.ts';
import type { Themed } from '../../theme.ts';

export const uses: Themed<ReminderPhrases['uses']> = {
  investigate: {
    long: {
      classic: ({ who }) => `${who} sees the party card of one player`,
      corporate: ({ who }) => `${who} audits the personnel file of one player`,
      cats: ({ who }) => `${who} sniffs at the paw print of one player`,
    },
    short: {
      classic: ({ who }) => `${who} sees a party card`,
      corporate: ({ who }) => `${who} audits a file`,
      cats: ({ who }) => `${who} sniffs at a print`,
    },
    numbered: {
      classic: ({ number }) => `Seat ${number} sees a party card`,
      corporate: ({ number }) => `Seat ${number} audits a file`,
      cats: ({ number }) => `Seat ${number} sniffs at a print`,
    },
  },
  peek: {
    long: {
      classic: ({ who }) => `${who} looks at the top three tiles`,
      corporate: ({ who }) => `${who} previews the top three blueprints`,
      cats: ({ who }) => `${who} peeks at the top three bills`,
    },
    short: {
      classic: ({ who }) => `${who} sees the top three`,
      corporate: ({ who }) => `${who} previews three`,
      cats: ({ who }) => `${who} peeks at three`,
    },
    numbered: {
      classic: ({ number }) => `Seat ${number} sees the top three`,
      corporate: ({ number }) => `Seat ${number} previews three`,
      cats: ({ number }) => `Seat ${number} peeks at three`,
    },
  },
  'special-election': {
    long: {
      classic: ({ who }) => `${who} picks the next President`,
      corporate: ({ who }) => `${who} picks the next CEO`,
      cats: ({ who }) => `${who} picks the next mayor`,
    },
    short: {
      classic: ({ who }) => `${who} picks the next P`,
      corporate: ({ who }) => `${who} picks a CEO`,
      cats: ({ who }) => `${who} picks a mayor`,
    },
    numbered: {
      classic: ({ number }) => `Seat ${number} picks the next P`,
      corporate: ({ number }) => `Seat ${number} picks a CEO`,
      cats: ({ number }) => `Seat ${number} picks a mayor`,
    },
  },
  execute: {
    long: {
      classic: ({ who }) => `${who} must execute a player`,
      corporate: ({ who }) => `${who} must dismiss a player`,
      cats: ({ who }) => `${who} must banish a player`,
    },
    short: {
      classic: ({ who }) => `${who} must execute`,
      corporate: ({ who }) => `${who} must dismiss`,
      cats: ({ who }) => `${who} must banish`,
    },
    numbered: {
      classic: ({ number }) => `Seat ${number} must execute`,
      corporate: ({ number }) => `Seat ${number} must dismiss`,
      cats: ({ number }) => `Seat ${number} must banish`,
    },
  },
};
