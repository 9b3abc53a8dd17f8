/**
 * Pasted HTML without what Word, WPS and web pages leave in it: comments for Word, `<o:p>`, list marks typed as text. Word writes lists as
 * paragraphs; they become lists. A page's first heading becomes the highest that the editor knows.
 */
export function cleanPasted(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const comments = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const junk of parsed.querySelectorAll('style, script, meta, link, title, xml, img[src^="file:"]')) junk.remove();
  for (const space of parsed.querySelectorAll('o\\:p')) space.replaceWith(...space.childNodes);
  for (const heading of parsed.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of parsed.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const item of parsed.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) gather(item);
  return parsed.body.innerHTML;
}

/** Moves a list paragraph into the list before it, or into a new one. */
function gather(item: HTMLElement) {
  const mark = item.querySelector('span[style*="mso-list"]');
  const isOrdered = /^[\s(（]*(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)）、]/i.test(mark?.textContent ?? '');
  mark?.remove();
  const before = item.previousElementSibling;
  const kind = isOrdered ? 'OL' : 'UL';
  const list = before?.tagName === kind && before.hasAttribute('data-gathered') ? before : item.ownerDocument.createElement(kind);
  if (list !== before) {
    list.setAttribute('data-gathered', '');
    item.before(list);
  }
  const row = item.ownerDocument.createElement('li');
  row.append(...item.childNodes);
  list.append(row);
  item.remove();
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
