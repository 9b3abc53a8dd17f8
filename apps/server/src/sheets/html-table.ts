import type { Cell } from './sheet-layout.ts';

/** A plain HTML table, every value escaped: the preview of an export. */
export function htmlTable(headings: string[], rows: Cell[][], caption?: string): string {
  const title = caption === undefined ? '' : `<caption>${escape(caption)}</caption>`;
  const head = headings.map((heading) => `<th>${escape(heading)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(String(cell ?? ''))}</td>`).join('')}</tr>`).join('');
  return `<table>${title}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
