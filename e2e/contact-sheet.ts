/** How a picture was taken. */
export interface Look {
  width: number;
  scheme: 'light' | 'dark';
  language: 'zh' | 'en';
}

export interface Shot {
  /** What is shown; pictures of one name stand in one row. */
  name: string;
  /** File beside the page. */
  picture: string;
  look: Look;
  /** Why the picture is not what it should be. */
  complaint?: string;
}

/** One HTML page with all pictures in rows, to be looked through by people. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, (shot) => shot.name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Saiwu: contact sheet</title>
<style>
  body { font: 14px/22px system-ui, sans-serif; margin: 24px; background: #e9ebee; }
  h2 { font-size: 14px; margin: 24px 0 8px; }
  .row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; padding-bottom: 8px; }
  figure { margin: 0; flex: none; }
  figcaption { color: #555; font-size: 12px; }
  img { display: block; max-height: 560px; border: 1px solid #c5c9ce; background: #fff; }
</style>
${[...rows].map(([name, row]) => `<h2>${escape(name)}</h2><div class="row">${row.map(figure).join('')}</div>`).join('\n')}
</html>
`;
}

function figure({ name, picture, look, complaint }: Shot): string {
  const caption = [look.width, look.scheme, look.language, complaint].filter(Boolean).join(' · ');
  return `<figure><a href="${escape(picture)}"><img loading="lazy" src="${escape(picture)}" alt="${escape(`${name}, ${caption}`)}"></a><figcaption>${escape(caption)}</figcaption></figure>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
