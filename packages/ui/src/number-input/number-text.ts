/**
 * What of a typed text may stand in a number: figures (full-width too, as Chinese keyboards send them), one sign at the front, one point.
 */
export function cleanNumber(text: string): string {
  return narrow(text)
    .replace(/[^\d.-]/g, '')
    .replace(/(?!^)-/g, '')
    .replace(/(\..*)\./g, '$1');
}

/** A number as it is copied from elsewhere, `1,234.5` or `１２ ３４５`, in plain figures; null where it is none. */
export function readNumber(text: string): string | null {
  const plain = narrow(text).replace(/\s/g, '');
  const isGrouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain);
  const figures = isGrouped ? plain.replaceAll(',', '') : plain;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(figures) ? figures : null;
}

/** `1234567.5` as `1,234,567.5`, by the text: nothing is rounded. Anything else stays as it is. */
export function groupDigits(text: string): string {
  return /^-?\d+(\.\d*)?$/.test(text) ? text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ',')) : text;
}

/** The value plus an amount, within bounds, with the decimals of both and no more: `0.1 + 0.2` is `0.3`. */
export function addTo(
  text: string,
  amount: number,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): string {
  const current = Number(text);
  const next = (Number.isFinite(current) ? current : 0) + amount;
  const bounded = Math.min(max, Math.max(min, next));
  return String(
    Number(bounded.toFixed(Math.max(decimalsOf(String(amount)), decimalsOf(text), decimalsOf(String(bounded === next ? 0 : bounded))))),
  );
}

function narrow(text: string): string {
  return text
    .replace(/[０-９]/g, (figure) => String(figure.charCodeAt(0) - 0xff10))
    .replace(/[。．]/g, '.')
    .replace(/，/g, ',')
    .replace(/[－—−]/g, '-');
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
