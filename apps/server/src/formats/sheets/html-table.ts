import type { Cell } from '../../core/sheet-layout.ts';

/** A plain HTML table, every value escaped: the preview of an export. */
export function htmlTable(headings: string[], rows: Cell[][], caption?: string): string {
  const title = caption === undefined ? '' : `<caption>${escapeHtml(caption)}</caption>`;
  const head = headings.map((heading) => `<th>${escapeHtml(heading)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(String(cell ?? ''))}</td>`).join('')}</tr>`).join('');
  return `<table>${title}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
