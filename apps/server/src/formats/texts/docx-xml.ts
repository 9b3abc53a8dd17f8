import { DOMParser } from '@xmldom/xmldom';
import { xmlOf } from '@saiwu/ui/workbook/checks';

// A text's XML by local names: which prefix stands for which namespace is up to the program that wrote it.

/** The root of a part whose tags were looked at already. Throws where the parser finds that it is broken in another way. */
export function parseXml(part: Uint8Array): Element {
  const errorHandler = (level: string, message: unknown) => {
    if (level !== 'warning') throw new Error(String(message));
  };
  return new DOMParser({ errorHandler }).parseFromString(xmlOf(part), 'text/xml').documentElement;
}

export function elementsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) if (isElement(node)) found.push(node);
  return found;
}

export function isNamed(name: string): (element: Element) => boolean {
  return ({ localName }) => localName === name;
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element && elementsOf(element).find(isNamed(name));
}

/** The first of this name within it, however deep. */
export function within(element: Element, name: string): Element | undefined {
  return allWithin(element, name)[0];
}

export function allWithin(element: Element, name: string): Element[] {
  return Array.from(element.getElementsByTagNameNS('*', name));
}

/** An attribute by its local name. */
export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element && Array.from(element.attributes).find(({ localName, name: whole }) => (localName ?? whole) === name)?.value;
}

export function valueOf(element: Element | undefined): string | undefined {
  return attributeOf(element, 'val');
}

/** Whether a property is there and not switched off. */
export function isOn(element: Element | undefined): boolean {
  return element !== undefined && !/^(?:0|false|off)$/.test(valueOf(element) ?? '');
}

export function textOf(element: Element): string {
  return element.textContent ?? '';
}

export function remove(element: Element): void {
  element.parentNode?.removeChild(element);
}

/** Puts these in its place. */
export function replace(element: Element, others: readonly Node[]): void {
  for (const other of others) element.parentNode?.insertBefore(other, element);
  remove(element);
}

/** An element of the word processor's own, as those of this document are named. */
export function create(beside: Element, name: string, text?: string): Element {
  const owner = beside.ownerDocument;
  const created = owner.createElementNS(owner.documentElement.namespaceURI, `${prefixOf(owner.documentElement)}${name}`);
  if (text !== undefined) {
    created.setAttribute('xml:space', 'preserve');
    created.appendChild(owner.createTextNode(text));
  }
  return created;
}

/** A run that says this. */
export function runOf(beside: Element, text: string): Element {
  const run = create(beside, 'r');
  run.appendChild(create(beside, 't', text));
  return run;
}

export function prefixOf({ prefix }: Element): string {
  return prefix ? `${prefix}:` : '';
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
