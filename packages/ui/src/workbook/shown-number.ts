import { hasLostDigits, numberText } from './number-text.ts';

/** A number whose cell shows something else than its digits. */
export class ShownNumber {
  readonly value: number;
  /** What is shown: the number padded with zeros, or with a text beside or between its digits. Null: something that is not told here. */
  readonly text: string | null;

  constructor(value: number, text: string | null) {
    this.value = value;
    this.text = text;
  }
}

/**
 * What a cell of this number format shows of a number: `00240101` by `00000000`, `20241001` by `"2024"0000`. Undefined where it shows the
 * plain digits. Null where it shows something else by a format that says how large a number is, not what somebody is called: decimals,
 * thousands, percent, exponents, conditions; or nothing at all.
 */
export function shownNumber(value: number, format: string): string | null | undefined {
  if (format === '' || hasLostDigits(value)) return undefined;
  const tokens = tokensOf(sectionFor(value, format));
  if (tokens === null || /\[[<>=]/.test(format)) return null;
  const isWhole = Number.isInteger(value) || tokens.some(({ kind }) => kind === 'rest');
  const showsZero = tokens.some(({ kind }) => kind === '0' || kind === 'rest');
  if (!isWhole || tokens.every(({ kind }) => kind === 'text') || (value === 0 && !showsZero)) return null;
  const digits = numberText(value);
  const sign = value < 0 && sectionsOf(format).length === 1 ? '-' : '';
  const text = sign + filled(withoutCommas(tokens), numberText(Math.abs(value))).trim();
  const hasCommas = tokens.some(({ kind }) => kind === ',');
  if (text === digits && !(hasCommas && Math.abs(value) >= 1000)) return undefined;
  return value < 0 || hasCommas ? null : text;
}

interface Token {
  /** `0` takes a digit or zero, `#` a digit or nothing, `rest` all that are left, `,` stands between thousands. */
  kind: '0' | '#' | 'rest' | 'text' | ',';
  text: string;
}

/** The part of a format for a number: the first for all, or for positive ones, where others follow for negative ones and for zero. */
function sectionFor(value: number, format: string): string {
  const [positive = '', negative = positive, zero = positive] = sectionsOf(format);
  return value > 0 ? positive : value < 0 ? negative : zero;
}

function sectionsOf(format: string): string[] {
  return format.match(/(?:"[^"]*"|[\\_*].|[^;])+|(?<=^|;)(?=;|$)/gs) ?? [];
}

/** Pieces of a format that are read: it is asked for each cell. */
const mostPieces = 64;

/** Null where it is not made of digits and texts alone. */
function tokensOf(section: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < section.length; at = piece.lastIndex) {
    piece.lastIndex = at;
    const [whole, quoted, escaped, aside, digit, rest, plain] = piece.exec(section) ?? [];
    if (whole === undefined || tokens.length === mostPieces) return null;
    const text = quoted ?? escaped ?? plain;
    if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (aside === undefined) tokens.push({ kind: rest !== undefined ? 'rest' : kindOf(digit), text: '' });
  }
  return tokens;
}

function withoutCommas(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind }) => kind !== ',');
}

function kindOf(digit: string | undefined): '0' | '#' | ',' {
  return digit === '0' || digit === ',' ? digit : '#';
}

/** One piece of a format. Aside: colours, languages, and blanks as wide as a sign. A comma behind the last digit would scale the number. */
const piece =
  /"([^"]*)"|\\(.)|(\[\$-[^\]]*\]|\[(?!DBNum|NatNum)[A-Z][a-z]+\d*\]|[_*].)|([0#?]|(?<=[0#?]),(?=[0#?]))|(General|G\/通用格式|@)|([-+$():!^&'~{}<>= ]|\P{ASCII})/uy;

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
