/** The page's element that a selector names. The page is ours: one that is missing is a fault of ours. */
export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

/** Makes a list of texts; what stays the same is left alone, so that nothing is read out twice. */
export function setList(list: Element, lines: readonly string[]): void {
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  for (const [index, line] of lines.entries()) {
    const item = list.children[index] ?? list.appendChild(document.createElement('li'));
    if (item.textContent !== line) item.textContent = line;
  }
}

/** Names a button by what it does, after the cap of the key that it stands for, where what it does doesn't begin with that. */
export function capped(button: Element, key: string | null, does: string): void {
  const cap = key === null || does.startsWith(`${key} `) ? '' : key;
  if (button.textContent === (cap === '' ? does : `${cap} ${does}`)) return;
  const label = document.createElement('span');
  label.textContent = does;
  button.replaceChildren(label);
  if (cap === '') return;
  const drawn = document.createElement('kbd');
  drawn.textContent = cap;
  button.prepend(drawn, ' ');
}
