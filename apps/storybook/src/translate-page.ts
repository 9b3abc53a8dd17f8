import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

/**
 * Shows a story with `parameters.translated`, or with STORY_TRANSLATED each one, as a browser shows a page that it translates: another node
 * stands in the place of each text, as soon as it comes. The words stay, so that a test finds them. A story that looks at nodes themselves
 * says `translated: false`.
 */
export const translatePage = (({ parameters }) => {
  if (!(parameters['translated'] ?? import.meta.env['STORY_TRANSLATED'] !== undefined)) return undefined;
  const observer = new MutationObserver(translateAll);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const lookBack = lookThroughFonts();
  translateAll();
  return () => {
    observer.disconnect();
    lookBack();
  };
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

/** A test that looks for a text finds the element that has it, as without translation. React reads no `childNodes`. */
function lookThroughFonts(): () => void {
  let ignored = '';
  configure(({ defaultIgnore }) => ({ defaultIgnore: `${(ignored = defaultIgnore)}, font` }));
  Object.defineProperty(Node.prototype, 'childNodes', {
    ...childNodes,
    get(this: Node) {
      const nodes = childNodes.get.call(this);
      if (!Array.from(nodes).some(isFont)) return nodes;
      const seen = Array.from(nodes, (node) => (isFont(node) ? (node.firstChild?.firstChild ?? node) : node));
      return Object.assign(seen, { item: (place: number) => seen[place] ?? null });
    },
  });
  return () => {
    configure({ defaultIgnore: ignored });
    Object.defineProperty(Node.prototype, 'childNodes', childNodes);
  };
}

const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes') as { get: (this: Node) => NodeListOf<ChildNode> }; // of the browser

function isFont(node: Node): boolean {
  return node.nodeName === 'FONT' && node.firstChild?.nodeName === 'FONT';
}
