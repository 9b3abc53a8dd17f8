import { expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { writeSheet } from './write-sheet.ts';

const server = openServer();

it('an import reads its sheet while the database is free for others', async () => {
  const { workers } = server.host;
  let counted: unknown;
  server.host.workers = {
    ...workers,
    async readSheet(content) {
      // there is one connection: inside the import's transaction, this would wait for ever
      counted = await server.db
        .selectFrom('parameter')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst();
      return workers.readSheet(content);
    },
  };
  try {
    const sheet = writeSheet({
      sheetName: '参数',
      columns: ['key', 'name', 'value'].map((title) => ({ title })),
      rows: [['sheetKey', 'n', 'v']],
    });
    const { data } = await server.as('admin').call('parameter.import', { body: { file: new File([sheet], 'p.xlsx') } });
    expect([data, typeof counted]).toEqual([true, 'object']);
    expect((await server.as('admin').call('parameter.page', { body: { model: { key: 'sheetKey' } } })).data.total).toBe('1');
  } finally {
    server.host.workers = workers;
  }
});
