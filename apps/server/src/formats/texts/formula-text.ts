import { childOf, elementsOf, isNamed, textOf, valueOf } from './docx-xml.ts';

/** A formula of a word processor (OMML) on one line, as its own linear form has it: `(120-84)/120`. */
export function formulaText(element: Element): string {
  const part = (name: string) => {
    const found = childOf(element, name);
    return found ? formulaText(found) : '';
  };
  const sign = (name: string, usual: string) => valueOf(childOf(childOf(element, `${element.localName}Pr`), name)) ?? usual;
  switch (element.localName) {
    case 't':
      return textOf(element);
    case 'f':
      return `${grouped(part('num'))}/${grouped(part('den'))}`;
    case 'sSup':
      return `${grouped(part('e'))}^${grouped(part('sup'))}`;
    case 'sSub':
      return `${grouped(part('e'))}_${grouped(part('sub'))}`;
    case 'sSubSup':
      return `${grouped(part('e'))}_${grouped(part('sub'))}^${grouped(part('sup'))}`;
    case 'rad':
      return `${part('deg')}√(${part('e')})`;
    case 'nary':
      return `${sign('chr', '∫')}_${grouped(part('sub'))}^${grouped(part('sup'))} ${part('e')}`;
    case 'limLow':
      return `${part('e')}_${grouped(part('lim'))}`;
    case 'limUpp':
      return `${part('e')}^${grouped(part('lim'))}`;
    case 'd':
      return `${sign('begChr', '(')}${childrenNamed(element, 'e').join(sign('sepChr', '|'))}${sign('endChr', ')')}`;
    case 'm':
      return `[${childrenNamed(element, 'mr').join('; ')}]`;
    case 'mr':
      return childrenNamed(element, 'e').join(', ');
    case 'eqArr':
      return childrenNamed(element, 'e').join('; ');
    default:
      return elementsOf(element)
        .filter(({ localName }) => !localName.endsWith('Pr'))
        .map(formulaText)
        .join('');
  }
}

function childrenNamed(element: Element, name: string): string[] {
  return elementsOf(element).filter(isNamed(name)).map(formulaText);
}

/** What is longer than one sign or number belongs together. */
function grouped(text: string): string {
  return /^(?:[\d.]+|.?)$/u.test(text) ? text : `(${text})`;
}
