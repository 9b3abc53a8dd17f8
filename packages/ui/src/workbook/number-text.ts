/** A number of a cell as text. Spreadsheets keep 15 digits; the rest is the dust of binary fractions. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15)));
}

/**
 * Whether a number had more digits than the 15 that spreadsheets keep, so that its end is lost: an account or a card number that was typed
 * without making the cell text first. Dust, behind zeros, is no digit.
 */
export function hasLostDigits(value: number): boolean {
  if (Number.isInteger(value)) return Math.abs(value) >= 1e15;
  return digitsOf(String(value)) > 15 && digitsOf(numberText(value)) === 15;
}

function digitsOf(text: string): number {
  return text.replace(/e.*$/, '').replaceAll(/\D/g, '').replace(/^0+/, '').length;
}
