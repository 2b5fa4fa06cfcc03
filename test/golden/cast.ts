/** Ten names, each as wide as a name may be or as narrow. */
export const widestNames: readonly string[] = [
  '王小明王小明王小',
  '이름이여덟글자다',
  'Wwwwwwwwwwwwwwww',
  '金',
  '박하사탕박하사탕',
  'ㄱ',
  'Maximilian-Louis',
  '龍',
  '최대한긴이름이야',
  'é',
];
