import { attributeOf, childOf, elementsOf, isNamed, valueOf } from './docx-xml.ts';

/** What the style of a paragraph says of it, by itself or by what it is based on. */
export interface DocxStyles {
  /** From 0, as the outline has it; null: body text. */
  levelOf: (paragraph: Element) => number | null;
  isContents: (paragraph: Element) => boolean;
  /** The `numPr` that holds for a paragraph. */
  numberOf: (paragraph: Element) => Element | undefined;
  /** A property of a run, its own or that of its style. */
  ofRun: (run: Element, name: string) => Element | undefined;
  /** The same, or that of its paragraph's style. */
  ofText: (run: Element, paragraph: Element, name: string) => Element | undefined;
}

export function readStyles(root: Element | undefined): DocxStyles {
  const styles = new Map((root ? elementsOf(root).filter(isNamed('style')) : []).map((style) => [attributeOf(style, 'styleId'), style]));

  /** A style and all that it is based on. */
  function chainFrom(id: string | undefined): Element[] {
    const chain: Element[] = [];
    let style = styles.get(id);
    while (style && chain.length < longestChain && !chain.includes(style)) {
      chain.push(style);
      style = styles.get(valueOf(childOf(style, 'basedOn')));
    }
    return chain;
  }

  const ofRun = (run: Element, name: string) => lookIn([run, ...chainFrom(valueOf(childOf(childOf(run, 'rPr'), 'rStyle')))], name);
  const chainOf = (paragraph: Element) => chainFrom(valueOf(childOf(childOf(paragraph, 'pPr'), 'pStyle')));

  return {
    levelOf(paragraph) {
      for (const level of [paragraph, ...chainOf(paragraph)].map(levelIn)) if (level !== undefined) return level < 6 ? level : null;
      return null;
    },
    isContents: (paragraph) => chainOf(paragraph).some((style) => /^(?:toc|目录)\s*\d/i.test(nameOf(style))),
    ofRun,
    ofText: (run, paragraph, name) => ofRun(run, name) ?? lookIn(chainOf(paragraph), name),
    numberOf: (paragraph) =>
      [paragraph, ...chainOf(paragraph)].map((owner) => childOf(childOf(owner, 'pPr'), 'numPr')).find((found) => found !== undefined),
  };
}

/** Styles that are based on each other: word processors let about ten be. */
const longestChain = 20;

function lookIn(owners: readonly Element[], name: string): Element | undefined {
  return owners.map((owner) => childOf(childOf(owner, 'rPr'), name)).find((found) => found !== undefined);
}

/** The outline level, or what programs that write none call their headings. */
function levelIn(owner: Element): number | undefined {
  const outline = valueOf(childOf(childOf(owner, 'pPr'), 'outlineLvl'));
  if (outline !== undefined) return Number(outline);
  const name = owner.localName === 'style' ? nameOf(owner) : '';
  if (/^(?:title|标题)$/i.test(name)) return 0;
  const level = /^(?:heading|标题)\s*([1-6])$/i.exec(name)?.[1];
  return level === undefined ? undefined : Number(level) - 1;
}

function nameOf(style: Element): string {
  return valueOf(childOf(style, 'name')) ?? '';
}
