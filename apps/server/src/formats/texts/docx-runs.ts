import type { Losses } from './docx-losses.ts';
import type { Notes } from './docx-notes.ts';
import type { Relations } from './docx-relations.ts';
import type { DocxStyles } from './docx-styles.ts';
import { formulaText } from './formula-text.ts';
import {
  allWithin,
  attributeOf,
  childOf,
  create,
  elementsOf,
  isNamed,
  isOn,
  parseXml,
  prefixOf,
  remove,
  replace,
  runOf,
  textOf,
  valueOf,
  within,
} from './docx-xml.ts';

interface Known {
  losses: Losses;
  notes: Notes;
  relations: Relations;
  styles: DocxStyles;
}

/**
 * Makes of what stands in a paragraph what the parser reads. Answers the blocks that come after it: the texts of its boxes and diagrams.
 */
export function prepareRuns(paragraph: Element, { losses, notes, relations, styles }: Known): Element[] {
  const beside: Element[] = [];
  let whole: string | undefined;
  for (const child of elementsOf(paragraph)) read(child);
  return beside;

  function read(element: Element): void {
    switch (element.localName) {
      case 'del':
      case 'moveFrom':
        losses.addOnce('DELETION');
        return remove(element);
      case 'ins':
      case 'moveTo':
        losses.addOnce('INSERTION');
        break;
      case 'oMathPara':
      case 'oMath':
        losses.add('FORMULA');
        return replace(element, [runOf(element, formulaText(element))]);
      case 'r':
        if (isOn(styles.ofText(element, paragraph, 'vanish'))) {
          losses.addOnce('HIDDEN_TEXT');
          return remove(element);
        }
        readLooks(element);
        break;
      case 'subDoc':
        losses.add('OTHER_FILE');
        return remove(element);
      case 'fldSimple':
      case 'bdo':
      case 'dir':
        return readWithin(element);
      case 'cr':
        return replace(element, [create(element, 'br')]);
      case 'ptab':
        return replace(element, [create(element, 'tab')]);
      case 'ruby':
        losses.add('RUBY');
        return replace(element, [create(element, 't', rubyText(element))]);
      case 'footnoteReference':
      case 'endnoteReference': {
        const mark = notes.refer(element);
        return replace(element, mark === null ? [] : [create(element, 't', mark)]);
      }
      case 'sym':
        return readSymbol(element);
      case 'commentReference':
        return losses.add('COMMENT');
      case 'hyperlink':
        readLink(element);
        break;
      case 'AlternateContent':
        return readAlternate(element);
      case 'drawing':
      case 'pict':
      case 'object':
        return readDrawing(element);
      case 'pPr':
      case 'rPr':
        return;
      default:
    }
    for (const child of elementsOf(element)) read(child);
  }

  /** What of a run's looks means something: the parser asks neither its style, nor for all of these. */
  function readLooks(run: Element): void {
    const look = (name: string) => styles.ofText(run, paragraph, name);
    if (isOn(look('strike')) || isOn(look('dstrike'))) set(run, 'strike');
    if (isOn(look('caps')) || isOn(look('smallCaps')))
      for (const text of allWithin(run, 't')) text.textContent = textOf(text).toUpperCase();
    // dots below or above words say what other languages say in italics
    const dots = look('em');
    if (dots && valueOf(dots) !== 'none') set(run, 'i');
    const raised = hasNote(run) ? 'superscript' : (valueOf(styles.ofRun(run, 'vertAlign')) ?? raisedBy(run));
    if (raised !== undefined) set(run, 'vertAlign', raised);
  }

  /** Of text that stands higher or lower than its line: so far that it says so, or so little that it is only told. */
  function raisedBy(run: Element): string | undefined {
    const height = Number(valueOf(styles.ofRun(run, 'position')) ?? 0);
    const words = allWithin(run, 't').map(textOf).join('').trim();
    if (height === 0 || words === '') return undefined;
    if (Math.abs(height) >= leastHeight && words !== (whole ??= textOf(paragraph).trim())) return height > 0 ? 'superscript' : 'subscript';
    losses.addOnce('POSITION');
    return undefined;
  }

  /** What the parser knows nothing of, and therefore nothing within it. */
  function readWithin(element: Element): void {
    const inside = elementsOf(element);
    replace(element, inside);
    for (const child of inside) read(child);
  }

  /** Symbol fonts have characters at their own places and at private ones: which of them are known, only the parser can tell. */
  function readSymbol(element: Element): void {
    const [font, char = ''] = [attributeOf(element, 'font'), attributeOf(element, 'char')];
    const plain = plainSymbol(char);
    if (plain !== null) return replace(element, [create(element, 't', plain)]);
    if (font !== undefined) return losses.addSymbol(symbolName(font, char));
    losses.add('SYMBOL');
    remove(element);
  }

  function readLink(element: Element): void {
    const id = attributeOf(element, 'id');
    if (id === undefined || relations.has(id)) return;
    losses.add('LINK');
    for (const attribute of Array.from(element.attributes)) element.removeAttributeNode(attribute);
  }

  /** The parser knows the second choice only, for programs of before 2010. */
  function readAlternate(element: Element): void {
    const choice = childOf(element, 'Choice');
    const used = choice && within(choice, 'drawing') ? choice : (childOf(element, 'Fallback') ?? choice);
    const inside = used ? elementsOf(used) : [];
    replace(element, inside);
    for (const child of inside) read(child);
  }

  function readDrawing(element: Element): void {
    const uri = attributeOf(within(element, 'graphicData'), 'uri') ?? '';
    const boxes = allWithin(element, 'txbxContent');
    if (boxes.length > 0) {
      losses.add('TEXT_BOX');
      beside.push(...boxes.filter((box) => !boxes.some((other) => other !== box && isWithin(box, other))).flatMap(elementsOf));
      return remove(element);
    }
    if (/\/chart(?:ex)?$/.test(uri)) {
      losses.add('CHART');
      return remove(element);
    }
    if (uri.endsWith('/diagram')) {
      losses.add('SMART_ART');
      beside.push(
        ...diagramTexts(relations.partOf(attributeOf(within(element, 'relIds'), 'dm'))).map((text) => paragraphOf(element, text)),
      );
      return remove(element);
    }
    const pictures = [...allWithin(element, 'blip'), ...allWithin(element, 'imagedata')];
    for (const link of allWithin(element, 'hlinkClick')) if (!relations.has(attributeOf(link, 'id'))) remove(link);
    // the parser knows no picture within a group
    const isGroup = element.localName === 'drawing' && !childOf(within(element, 'graphicData'), 'pic');
    const areShown = pictures.every((picture) => relations.isPicture(attributeOf(picture, 'embed') ?? attributeOf(picture, 'id')));
    if (pictures.length > 0 && areShown && !isGroup) return;
    losses.add(element.localName === 'object' ? 'OBJECT' : 'PICTURE');
    remove(element);
  }
}

/** A symbol as the parser names one that it does not know. */
function symbolName(font: string, char: string): string {
  return `char ${char} in font ${font}`;
}

/** A character that is the same in every font. */
function plainSymbol(char: string): string | null {
  const code = /^[\da-f]{3,6}$/i.test(char) ? Number.parseInt(char, 16) : 0;
  const isOfFont = code < 0x100 || code > 0x10_ffff || /\p{C}/u.test(String.fromCodePoint(code));
  return isOfFont ? null : String.fromCodePoint(code);
}

/** The mark of a note stands raised, whatever its style says. */
function hasNote(run: Element): boolean {
  return elementsOf(run).some(({ localName }) => /^(?:foot|end)noteReference$/.test(localName));
}

/** In half points: less moves a sign to the middle of its line. */
const leastHeight = 4;

/** Says of a run itself how it looks. */
function set(run: Element, name: string, value?: string): void {
  const properties = childOf(run, 'rPr') ?? run.insertBefore(create(run, 'rPr'), run.firstChild);
  const before = childOf(properties, name);
  if (before) remove(before);
  const look = create(run, name);
  if (value !== undefined) look.setAttributeNS(run.namespaceURI, `${prefixOf(run)}val`, value);
  properties.appendChild(look);
}

function rubyText(ruby: Element): string {
  const reading = (name: string) => {
    const part = childOf(ruby, name);
    return part ? allWithin(part, 't').map(textOf).join('') : '';
  };
  return `${reading('rubyBase')}（${reading('rt')}）`;
}

/** What the shapes of a diagram say, in the order of its data. */
function diagramTexts(part: Uint8Array | undefined): string[] {
  if (!part) return [];
  return allWithin(parseXml(part), 'pt')
    .map((point) =>
      elementsOf(point)
        .filter(isNamed('t'))
        .flatMap((text) => allWithin(text, 't'))
        .map(textOf)
        .join(''),
    )
    .filter((text) => text.trim() !== '');
}

function paragraphOf(beside: Element, text: string): Element {
  const paragraph = create(beside, 'p');
  paragraph.appendChild(runOf(beside, text));
  return paragraph;
}

function isWithin(inner: Element, outer: Element): boolean {
  for (let node = inner.parentNode; node; node = node.parentNode) if (node === outer) return true;
  return false;
}
