import Fuse from 'fuse.js';
import pinyinMatch from 'pinyin-match';

interface Route {
  title: string;
  path: string;
  keywords: readonly string[];
}

/** The two libraries as they are: every text is looked at on every key. Answers what each finds, by the place of the route. */
export function librariesOver(routes: readonly Route[]) {
  const titles = routes.map(({ title, keywords }) => [title, ...keywords]);
  const fuse = new Fuse(routes, {
    keys: [
      { name: 'title', weight: 0.7, getFn: ({ title, keywords }) => [title, ...keywords] },
      { name: 'path', weight: 0.3 },
    ],
    threshold: 0.4,
  });
  const chinese = titles.map((texts) => texts.filter((text) => /\p{Script=Han}/u.test(text)));
  return (query: string) => ({
    near: fuse.search(query).map((result) => result.refIndex),
    read: /^[a-z\d\s]+$/i.test(query)
      ? chinese.flatMap((texts, place) => (texts.some((text) => pinyinMatch.match(text, query)) ? [place] : []))
      : [],
  });
}
