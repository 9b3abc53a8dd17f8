import { expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { keptColumns } from '../../test/kept-columns.ts';
import { typedColumns } from '../../test/typed-columns.ts';

const server = openServer();

/** Triggers write these, which the database does not say of a column: the types let no insert name them. */
const written = new Set(['dictionary.isFirst']);

it('types of the tables say of each column what the migrations leave behind', async () => {
  const [typed, kept] = [typedColumns(), await keptColumns(server.db)];
  for (const [name, facts] of kept) {
    if (written.has(name)) facts.leftOut = 'always';
    // what the database takes as any text, the types may list
    facts.texts ??= typed.get(name)?.texts ?? null;
  }
  expect(Object.fromEntries(typed)).toEqual(Object.fromEntries(kept));
});
