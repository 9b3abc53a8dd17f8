import { numberText } from './number-text.ts';

/** A number whose cell shows something else than its digits: padded with zeros, or with a text beside or between them. */
export class ShownNumber {
  readonly value: number;
  /** What is shown. */
  readonly text: string;

  constructor(value: number, text: string) {
    this.value = value;
    this.text = text;
  }
}

/**
 * What a cell of this number format shows of a whole number: `00240101` by `00000000`, `20241001` by `"2024"0000`. Undefined where it shows the plain
 * digits, and for formats that say how large a number is, not what somebody is called: decimals, thousands, percent, dates, conditions.
 */
export function shownNumber(value: number, format: string): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value >= 1e15) return undefined;
  const tokens = tokensOf(format);
  if (tokens?.some(({ kind }) => kind !== 'text') !== true) return undefined;
  const digits = numberText(value);
  const text = filled(tokens, digits).trim();
  return text === digits ? undefined : text;
}

interface Token {
  /** `0` takes a digit or zero, `#` a digit or nothing, `rest` all that are left. */
  kind: '0' | '#' | 'rest' | 'text';
  text: string;
}

/** The first part of a format, which is that of positive numbers; undefined where it is not made of digits and texts alone. */
function tokensOf(format: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < format.length && format[at] !== ';'; at = piece.lastIndex) {
    piece.lastIndex = at;
    const [whole, quoted, escaped, aside, digit, rest, plain] = piece.exec(format) ?? [];
    if (whole === undefined) return undefined;
    const text = quoted ?? escaped ?? plain;
    if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (aside === undefined) tokens.push({ kind: rest !== undefined ? 'rest' : digit === '0' ? '0' : '#', text: '' });
  }
  return tokens;
}

/** One piece of a format. Aside: colours, languages, and blanks as wide as a sign. */
const piece =
  /"([^"]*)"|\\(.)|(\[\$-[^\]]*\]|\[(?!DBNum|NatNum)[A-Z][a-z]+\d*\]|[_*].)|([0#?])|(General|G\/通用格式)|([-+$():!^&'~{}<>= ]|\P{ASCII})/uy;

/** The digits in their places, from the right; those for which there is no place stand with the first one. */
function filled(tokens: readonly Token[], digits: string): string {
  const first = tokens.findIndex(({ kind }) => kind !== 'text');
  let left = digits;
  let shown = '';
  for (const [index, { kind, text }] of [...tokens.entries()].toReversed()) {
    const taken = kind === 'text' ? '' : index === first || kind === 'rest' ? left : left.slice(-1);
    left = left.slice(0, left.length - taken.length);
    shown = (kind === 'text' ? text : taken === '' && kind === '0' ? '0' : taken) + shown;
  }
  return shown;
}
