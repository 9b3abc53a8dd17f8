/** A picture that only one of two texts has. */
export interface ChangedPicture {
  src: string;
  alt: string;
  kind: 'added' | 'removed';
}

/** What words do not tell of two texts: pictures that came or went, and how many tables are not the same. */
export function blockDifference(before: string, after: string): { pictures: ChangedPicture[]; tables: number } {
  const [one, other] = [before, after].map((html) => new DOMParser().parseFromString(html, 'text/html').body);
  if (!one || !other) return { pictures: [], tables: 0 };
  return {
    pictures: [
      ...without(picturesOf(one, 'removed'), picturesOf(other, 'added')),
      ...without(picturesOf(other, 'added'), picturesOf(one, 'removed')),
    ],
    tables: Math.max(without(tablesOf(one), tablesOf(other)).length, without(tablesOf(other), tablesOf(one)).length),
  };
}

type Keyed = { key: string };

/** What the others have not, each as often as it stands there more. */
function without<Item extends Keyed>(items: readonly Item[], others: readonly Keyed[]): Item[] {
  const left = others.map(({ key }) => key);
  return items.filter(({ key }) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function picturesOf(body: HTMLElement, kind: ChangedPicture['kind']): (ChangedPicture & Keyed)[] {
  return Array.from(body.querySelectorAll('img'), ({ alt, src }) => ({ key: src.replace(/\?.*$/, ''), src, alt, kind }));
}

/** By their cells with what stands in them: a link of a picture ends, and is another one each hour. */
function tablesOf(body: HTMLElement): Keyed[] {
  return Array.from(body.querySelectorAll('table'), ({ innerHTML }) => ({ key: innerHTML.replaceAll(/\?[^"]*"/g, '"') }));
}
