/** A title without the number before it: `一、`, `第二章`, `（三）`, `1.2`, `Ⅳ.`, `Part 5`. */
export function withoutNumber(title: string): string {
  let text = title.normalize('NFKC').trim();
  for (;;) {
    const shorter = numberings.reduce((rest, numbering) => rest.replace(numbering, ''), text).trim();
    if (shorter === text || shorter === '') return text;
    text = shorter;
  }
}

const chinese = '[一二三四五六七八九十百零〇]+';
const numberings = [
  new RegExp(`^第\\s*(?:${chinese}|\\d+)\\s*[章节部分篇]+[、.,:\\s]*`),
  new RegExp(`^(?:\\(${chinese}\\)|${chinese}(?:[、.,:)]|\\s))[、.,:\\s]*`),
  /^\(?\d+(?:\.\d+)*(?:[、.,:)\s]+|(?=\p{Script=Han}))/u,
  /^(?:part|chapter|section)\s*\d+[、.,:\s]*/i,
  /^[ivx]+[、.,:)]\s*/i,
];

/** How well a heading names a section: 1 its very title, 0 not at all; between, how much of one is the other. */
export function likeness(heading: string, title: string): number {
  const [one, other] = [keyOf(heading), keyOf(title)];
  if (one === '' || other === '') return 0;
  if (one === other) return 1;
  return Math.max(contained(one, other), ...partsOf(title).map((part) => contained(one, keyOf(part)) * 0.9));
}

/** Whether a heading says all of a title, with or without more: `项目摘要`. */
export function namesWholly(heading: string, title: string): boolean {
  return keyOf(heading).includes(keyOf(title));
}

/** A title names several things: `市场与竞争`. */
function partsOf(title: string): string[] {
  const parts = withoutNumber(title).split(/[与和及、,/&·]|\band\b/);
  return parts.length > 1 ? parts : [];
}

function contained(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 2 || !long.includes(short)) return 0;
  return Math.min(0.99, short.length / long.length);
}

function keyOf(title: string): string {
  return withoutNumber(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
