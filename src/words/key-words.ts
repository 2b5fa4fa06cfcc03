/** The keys that sentences name, as their reader has them. */
export type NamedKeys = Readonly<
  Record<'ja' | 'nein' | 'agree' | 'refuse' | 'veto' | 'claim' | 'confirm' | 'privacy', string>
>;

/** The row of keys: names of keys, and what each does. */
export interface KeyWords {
  readonly enter: string;
  readonly escape: string;
  readonly space: string;
  readonly tab: string;
  readonly backspace: string;
  readonly interrupt: string;
  readonly does: Readonly<Record<KeyUse, string>>;
}
export type KeyUse =
  | 'ja'
  | 'nein'
  | 'choose'
  | 'seat'
  | 'move'
  | 'tile'
  | 'faces'
  | 'veto'
  | 'agree'
  | 'refuse'
  | 'look'
  | 'done'
  | 'name'
  | 'discard'
  | 'lay'
  | 'investigate'
  | 'pick'
  | 'execute'
  | 'back'
  | 'claim'
  | 'otherClaim'
  | 'notNow'
  | 'mine'
  | 'hold'
  | 'knowRole'
  | 'goOn'
  | 'leave'
  | 'stay'
  | 'close'
  | 'ready'
  | 'notReady'
  | 'start'
  | 'addBot'
  | 'moveSeat'
  | 'kick'
  | 'together'
  | 'apart'
  | 'take'
  | 'put'
  | 'standIn'
  | 'wait'
  | 'pause'
  | 'resume'
  | 'breakOff'
  | 'playOn'
  | 'again'
  | 'tryNow'
  | 'wayBack'
  | 'invite'
  | 'houseRules'
  | 'qr'
  | 'sit'
  | 'lookOn'
  | 'takeOut'
  | 'itsMe'
  | 'boardForAll'
  | 'handOver'
  | 'handBack'
  | 'stop'
  | 'nextLine'
  | 'give'
  | 'table'
  | 'talk'
  | 'history'
  | 'log'
  | 'advice'
  | 'chat'
  | 'board'
  | 'privacy'
  | 'theme'
  | 'language'
  | 'help';
