import { XMLSerializer } from '@xmldom/xmldom';
import { strToU8 } from 'fflate';
import type { DocxLoss } from '../../core/docx-content.ts';
import { createLists } from './docx-lists.ts';
import { createLosses } from './docx-losses.ts';
import { createNotes } from './docx-notes.ts';
import { readRelations } from './docx-relations.ts';
import { prepareRuns } from './docx-runs.ts';
import { readStyles } from './docx-styles.ts';
import { childOf, create, elementsOf, parseXml, prefixOf, remove, runOf, textOf } from './docx-xml.ts';

export interface PreparedDocx {
  /** The parts, with a text in which the parser finds all that it knows. */
  parts: Map<string, Uint8Array>;
  /** What is lost, once it is known which symbols the parser did not know. */
  lossesOf: (unknownSymbols: ReadonlySet<string>) => DocxLoss[];
  /** How lists nest: paragraphs of the style `docx-l<place>` are items of them. */
  paths: readonly string[];
}

/**
 * Turns what the parser of Word files passes over (formulae, text boxes, outline levels, numbers) into what it reads, and says what is lost
 * by it. A relation that is missing costs what it leads to, not the file.
 */
export function prepareDocx(parts: Map<string, Uint8Array>): PreparedDocx {
  const document = partOf(parts, 'document');
  const body = document && childOf(document, 'body');
  const losses = createLosses();
  if (!document || !body) return { parts, lossesOf: () => [], paths: [] };
  const styles = readStyles(partOf(parts, 'styles'));
  const lists = createLists(partOf(parts, 'numbering'));
  const notes = createNotes(partOf(parts, 'footnotes'), partOf(parts, 'endnotes'));
  const relations = readRelations(parts);

  readBlocks(body, false);
  for (const note of notes.take()) insertLast(body, note);
  const whole = new XMLSerializer().serializeToString(document);
  return { parts: new Map([...parts, ['word/document.xml', strToU8(whole)]]), lossesOf: losses.all, paths: lists.paths };

  function readBlocks(parent: Element, isInside: boolean): void {
    for (const block of elementsOf(parent)) {
      if (block.localName === 'p') readParagraph(block, isInside);
      else if (block.localName === 'oMathPara' || block.localName === 'oMath') {
        const paragraph = create(block, 'p');
        block.parentNode?.replaceChild(paragraph, block);
        paragraph.appendChild(block);
        readParagraph(paragraph, isInside);
      } else if (block.localName === 'altChunk' || block.localName === 'subDoc') {
        losses.begin();
        losses.add('OTHER_FILE');
        remove(block);
      } else if (!block.localName.endsWith('Pr')) {
        const isWrapper = /^(?:sdt|sdtContent|customXml|smartTag|ins|moveTo)$/.test(block.localName);
        if (!isWrapper) lists.end();
        readBlocks(block, isInside || !isWrapper);
      }
    }
  }

  function readParagraph(paragraph: Element, isInside: boolean): void {
    if (styles.isContents(paragraph)) return void paragraph.parentNode?.removeChild(paragraph);
    const level = isInside ? null : styles.levelOf(paragraph);
    const numPr = styles.numberOf(paragraph);
    losses.begin();
    const beside = prepareRuns(paragraph, { losses, notes, relations, styles });
    const heading = textOf(paragraph).trim();
    losses.end(heading);
    if (level !== null && heading !== '') {
      lists.end();
      const label = lists.label(numPr);
      // its number is no text in Word, and it is known by it
      if (label !== '')
        paragraph.insertBefore(runOf(paragraph, `${label} `), childOf(paragraph, 'pPr')?.nextSibling ?? paragraph.firstChild);
      // a note stays with the section that it belongs to
      for (const note of notes.take()) paragraph.parentNode?.insertBefore(note, paragraph);
      setStyle(paragraph, `docx-h${Math.min(level + 2, 4)}`);
      losses.enter(label === '' ? heading : `${label} ${heading}`);
    } else if (heading !== '' || numPr) {
      const item = lists.item(numPr);
      if (item) setStyle(paragraph, `docx-l${item.path}`);
      else {
        lists.end();
        // the parser goes by names of styles, which this has not to do with
        dropStyle(paragraph);
      }
      if (item?.isChanged) losses.add('NUMBERING');
    }
    const next = paragraph.nextSibling;
    for (const block of beside) paragraph.parentNode?.insertBefore(block, next);
    for (const block of beside) {
      if (block.localName === 'p') readParagraph(block, true);
      else readBlocks(block, true);
    }
  }
}

function dropStyle(paragraph: Element): void {
  const style = childOf(childOf(paragraph, 'pPr'), 'pStyle');
  if (style) remove(style);
}

function setStyle(paragraph: Element, id: string): void {
  const properties = childOf(paragraph, 'pPr') ?? paragraph.insertBefore(create(paragraph, 'pPr'), paragraph.firstChild);
  for (const own of elementsOf(properties)) if (own.localName === 'pStyle' || own.localName === 'numPr') properties.removeChild(own);
  const style = create(paragraph, 'pStyle');
  style.setAttributeNS(paragraph.namespaceURI, `${prefixOf(paragraph)}val`, id);
  properties.insertBefore(style, properties.firstChild);
}

/** Before the properties of the last part of the text. */
function insertLast(body: Element, block: Element): void {
  body.insertBefore(block, elementsOf(body).find(({ localName }) => localName === 'sectPr') ?? null);
}

function partOf(parts: Map<string, Uint8Array>, name: string): Element | undefined {
  const part = parts.get(`word/${name}.xml`);
  return part && parseXml(part);
}
