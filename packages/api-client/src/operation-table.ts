/** What a line of the table says of an operation. */
export interface OperationRow {
  method: string;
  path: string;
  client: string;
  access: string;
  encoding?: string;
  answer: string;
  takesKey?: true;
}

/**
 * Reads the table that `scripts/generate.ts` writes. It is text because every page loads it: as an object it weighs half as much again.
 *
 * A line at the margin begins a group: the first part of its operations' names, then what all their paths and what all their permission
 * codes begin with. An indented line is one operation: the second part of its name, the first two letters of its method, the rest of path
 * and code, and a letter for each thing that is not the usual one (`marks`).
 */
export function readOperationTable(text: string): Record<string, OperationRow> {
  const rows: Record<string, OperationRow> = {};
  let [group, pathStart, accessStart] = ['', '', ''];
  for (const line of text.split('\n')) {
    const [first = '', second = '', third = '', fourth = '', letters = ''] = line.trimStart().split(' ');
    if (line.startsWith(' '))
      rows[`${group}.${first}`] = Object.assign(
        { method: methods[second] ?? '', path: pathStart + third, client: 'platform', access: accessStart + fourth, answer: 'json' },
        ...Array.from(letters, (letter) => marks[letter]),
      ) as OperationRow; // marks hold fields of a row only
    else [group, pathStart, accessStart] = [first, second, third];
  }
  return rows;
}

const methods: Record<string, string> = { GE: 'GET', PO: 'POST', PU: 'PUT', DE: 'DELETE', PA: 'PATCH' };

/** The letters of a line, each with what it stands for. */
export const marks: Record<string, Partial<OperationRow>> = {
  a: { client: 'authority' },
  j: { encoding: 'json' },
  f: { encoding: 'form' },
  m: { encoding: 'multipart' },
  e: { answer: 'events' },
  b: { answer: 'file' },
  k: { takesKey: true },
};
