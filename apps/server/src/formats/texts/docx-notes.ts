import { allWithin, attributeOf, create, elementsOf, isNamed, runOf, textOf } from './docx-xml.ts';

/** The notes of a text, which stand at the end of the section that refers to them. */
export interface Notes {
  /** What stands in the text in place of a reference. Null: there is no such note. */
  refer: (reference: Element) => string | null;
  /** The notes that were referred to since they were taken last, as paragraphs. */
  take: () => Element[];
}

export function createNotes(footnotes: Element | undefined, endnotes: Element | undefined): Notes {
  const known = { footnoteReference: notesIn(footnotes, 'footnote'), endnoteReference: notesIn(endnotes, 'endnote') };
  let number = 0;
  let waiting: Element[] = [];
  return {
    refer(reference) {
      const texts = reference.localName in known ? known[reference.localName as keyof typeof known] : undefined; // just asked
      const words = texts?.get(attributeOf(reference, 'id') ?? '');
      if (words === undefined) return null;
      number += 1;
      const paragraph = create(reference, 'p');
      paragraph.appendChild(runOf(reference, `[${number}] ${words}`));
      waiting.push(paragraph);
      return `[${number}]`;
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}

/** Their words: what else a note may hold is not worth a paragraph of its own. */
function notesIn(root: Element | undefined, name: string): Map<string, string> {
  const notes = root ? elementsOf(root).filter(isNamed(name)) : [];
  return new Map(
    notes
      .filter((note) => !/separator/i.test(attributeOf(note, 'type') ?? ''))
      .map((note) => [
        attributeOf(note, 'id') ?? '',
        allWithin(note, 'p')
          .map((paragraph) => allWithin(paragraph, 't').map(textOf).join(''))
          .join(' ')
          .trim(),
      ]),
  );
}
