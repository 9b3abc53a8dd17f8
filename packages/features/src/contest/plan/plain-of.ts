/** The text of HTML: each block on a line of its own; a picture by a sign. */
export function plainOf(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|h[2-4]|li|tr|pre|blockquote)>|<(?:br|hr)\b[^>]*>/g, '$&\n').replaceAll(/<\/t[dh]>/g, '$& '),
    'text/html',
  );
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`▣ ${picture.alt}\n`);
  return (body.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim();
}
