import { readFileSync } from 'node:fs';

/** What the columns of the table stand for, in their order. */
export const identities = ['no', 'ex', 'di', 'SA', 'GM', 'SC', 'C1', 'C2', 'J1', 'J2', 'TE', 'ST', 'NR', 'OT'] as const;
export type Identity = (typeof identities)[number];

/** One operation and what each of the people is answered. */
export interface Row {
  operation: string;
  expected: Record<Identity, string>;
}

/** Reads `access-matrix.txt`. Throws where a row is not one. */
export function readMatrix(): Row[] {
  const lines = readFileSync(new URL('access-matrix.txt', import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map(readRow);
}

function readRow(line: string): Row {
  const [operation = '', ...cells] = line.split(/[\s|]+/);
  if (cells.length !== identities.length || cells.some((cell) => !/^[-xy0pASCDM]$/.test(cell)))
    throw new Error(`access-matrix.txt: not an operation and ${identities.length} answers: ${line}`);
  return { operation, expected: Object.fromEntries(identities.map((who, index) => [who, cells[index]])) as Row['expected'] }; // one for each
}
