import type { Preview } from '@storybook/react-vite';

/**
 * Shows a story with `parameters.translated`, or with STORY_TRANSLATED each one, as a browser shows a page that it translates: another node stands in
 * the place of each text, as soon as it comes. The words stay, so that a test finds them.
 */
export const translatePage = (({ parameters }) => {
  if (parameters['translated'] !== true && import.meta.env['STORY_TRANSLATED'] === undefined) return undefined;
  const observer = new MutationObserver(translateAll);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translateAll();
  return () => observer.disconnect();
}) satisfies Preview['beforeEach'];

function translateAll(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text && isTranslated(walker.currentNode)) texts.push(walker.currentNode);
  for (const text of texts) {
    const around = document.createElement('font');
    around.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(around);
  }
}

function isTranslated(text: Text): boolean {
  return (
    text.data.trim() !== '' && text.parentElement?.closest('font, svg, script, style, textarea, option, [contenteditable=true]') === null
  );
}
