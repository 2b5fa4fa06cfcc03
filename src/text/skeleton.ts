/** Each row is one shape; its first character stands for the others. Lower and upper case are rows of their own. */
const LOOK_ALIKES = [
  'aаαɑ AАΑ bЬьβ BвВΒ cсϲ CСϹ dԁđ eеε EЕΕ gɡ hһ HнНΗ jјϳ JЈ kкκ KКΚ mм MМΜ nпη NΝ o0оοøօ OОΟØ pрρ PРΡ qԛ',
  'sѕ SЅ tтτ TТΤ uυμս vνѵ wԝω WԜ xхχ XХΧ yуγү YУΥҮ zζ ZΖ 3зЗ l1|iILłŁıіІιΙӏӀ',
  '二ニ 口ロ 力カ 夕タ 卜ト 工エ 八ハ 一ー へヘ',
].flatMap((rows) => rows.split(' '));
const shapes = new Map(LOOK_ALIKES.flatMap(([shape = '', ...others]) => others.map((other) => [other, shape])));

/**
 * What is left of a name when accents, case, spaces, punctuation and the differences between look-alike letters are
 * taken away. Names of one skeleton are too alike for one table.
 */
export function skeleton(name: string): string {
  const drawn = Array.from(bare(name), (character) => shapes.get(character) ?? character).join('');
  return fold(drawn);
}

/** Whether two names are too alike for one table: of one skeleton, or the same letters in other cases. */
export function sameName(a: string, b: string): boolean {
  return skeleton(a) === skeleton(b) || fold(bare(a)) === fold(bare(b));
}

/** Only accents go: in other scripts a mark can be a vowel. */
function bare(name: string): string {
  return name.normalize('NFKD').replace(/[\u0300-\u036f\p{P}\p{Z}]/gu, '');
}

function fold(text: string): string {
  return text.toUpperCase().toLowerCase();
}
