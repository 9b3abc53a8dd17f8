/** A number as a word processor's format of lists writes it; in one that is not known here, in figures. */
export function numberText(number: number, format: string): string {
  if (/^(?:chinese|japaneseCounting|taiwaneseCounting|ideographDigital)/.test(format) && number < 100) return inChinese(number);
  if (format.endsWith('Letter') && number >= 1 && number <= 26) return cased(String.fromCharCode(64 + number), format);
  if (format.endsWith('Roman') && number < 40) return cased('X'.repeat(Math.floor(number / 10)) + romans[number % 10], format);
  return String(number);
}

function inChinese(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return figures.charAt(ones);
  return `${tens === 1 ? '' : figures.charAt(tens)}十${ones === 0 ? '' : figures.charAt(ones)}`;
}

function cased(text: string, format: string): string {
  return format.startsWith('lower') ? text.toLowerCase() : text;
}

const figures = '〇一二三四五六七八九';
const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
