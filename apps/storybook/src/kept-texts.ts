import { afterEach, beforeEach } from 'vitest';

/**
 * Fails a story in which React takes a text away or puts something before it. A browser that translates the page puts another node in the
 * place of each text, and React then asks for one that is not there: `NotFoundError`, and the page is gone. A text beside what comes and
 * goes is an element.
 */
beforeEach(() => {
  touched.clear();
});

afterEach(() => {
  if (touched.size > 0) throw new Error(`Browser translation would break here:\n${[...touched].join('\n')}`);
});

const touched = new Set<string>();

// oxlint-disable-next-line typescript/unbound-method -- each is called on a node
const { insertBefore, removeChild } = Node.prototype;

Object.assign(Node.prototype, {
  insertBefore(this: Node, node: Node, before: Node | null) {
    if (isOfReact(before)) note(`put before "${before.data}"`, this);
    if (isOfReact(node) && node.parentNode === this) note(`moved "${node.data}"`, this);
    return insertBefore.call(this, node, before);
  },
  removeChild(this: Node, node: Node) {
    if (isOfReact(node)) note(`took "${node.data}" away`, this);
    return removeChild.call(this, node);
  },
});

function note(what: string, parent: Node) {
  touched.add(`${what} in ${parent instanceof Element ? parent.outerHTML.slice(0, 400) : parent.nodeName}`);
}

/**
 * React marks the texts that it looks after one by one; a text that is all there is in its element it writes anew. Blanks are not
 * translated.
 */
function isOfReact(node: Node | null): node is Text {
  return node instanceof Text && node.data.trim() !== '' && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}
