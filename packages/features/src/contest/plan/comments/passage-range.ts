import { passageLengths } from '@saiwu/openapi';
import { findPassage, type Passage } from './find-passage.ts';

/** Where a passage stands in a page; null where it is gone. */
export function rangeOf(root: Node, passage: Passage): Range | null {
  const nodes = textsIn(root);
  const found = findPassage(nodes.map(({ data }) => data).join(''), passage);
  if (found === null) return null;
  const [start, end] = [pointAt(nodes, found.start, false), pointAt(nodes, found.end, true)];
  if (start === null || end === null) return null;
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range;
}

/** What somebody has chosen in a page, as it is found again by; null for nothing, and for what is not all inside. */
export function passageIn(root: Node, range: Range): Passage | null {
  if (range.collapsed || !root.contains(range.startContainer) || !root.contains(range.endContainer)) return null;
  const quote = range.toString().slice(0, passageLengths.quote);
  if (quote.trim() === '') return null;
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const text = textsIn(root)
    .map(({ data }) => data)
    .join('');
  return {
    quote,
    prefix: text.slice(Math.max(0, start - passageLengths.context), start),
    suffix: text.slice(start + quote.length, start + quote.length + passageLengths.context),
  };
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text); // it shows nothing else
  return nodes;
}

function pointAt(nodes: readonly Text[], at: number, isEnd: boolean): { node: Text; offset: number } | null {
  let passed = 0;
  for (const node of nodes) {
    const offset = at - passed;
    if (offset < node.length || (isEnd && offset === node.length)) return { node, offset };
    passed += node.length;
  }
  return null;
}
