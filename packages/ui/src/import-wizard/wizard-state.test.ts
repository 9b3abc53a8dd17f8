import { expect, test } from 'vitest';
import type { ImportField } from './import-field.ts';
import { importWordsZh as words } from './import-words-zh.ts';
import { createImportRows } from './rows/import-rows.ts';
import type { ImportSource } from './rows/import-source.ts';
import { matchHeads } from './rows/match-heads.ts';
import { firstState, moveWizard, type WizardMove } from './wizard-state.ts';

const fields: ImportField[] = [{ key: 'account', title: '账号' }];
const source: ImportSource = { name: 'a.csv', heads: ['账号'], rows: [['zhang']], lines: [2] };
const mapping = matchHeads(fields, source.heads);
const rows = createImportRows({ fields, words, source, mapping });

test('a step that needs rows is not gone to before there are some', () => {
  expect(after({ kind: 'go', to: 'columns' })).toEqual(firstState);
  expect(after({ kind: 'take', source, mapping }, { kind: 'go', to: 'import' })).toMatchObject({ step: 'columns', rows: undefined });
});

test('the way back keeps the rows, another file does not', () => {
  expect(after({ kind: 'read', rows }, { kind: 'go', to: 'file' })).toMatchObject({ step: 'file', source, mapping, rows });
  expect(after({ kind: 'read', rows }, { kind: 'take', source, mapping })).toMatchObject({ step: 'columns', rows: undefined });
});

test('what was imported before is still counted when the rest is mended', () => {
  const over = after({ kind: 'read', rows }, { kind: 'go', to: 'import' }, { kind: 'end', imported: 3 });
  expect(over).toMatchObject({ step: 'over', imported: 3 });
  expect(moveWizard(over, { kind: 'read', rows })).toMatchObject({ step: 'rows', imported: 3 });
});

function after(...moves: WizardMove[]) {
  return moves.reduce(moveWizard, firstState);
}
