import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishedContest } from '../../test/contest-steps.ts';
import { known } from '../../test/fixture.ts';
import { openServer } from '../../test/harness.ts';
import { containing } from './paging.ts';
import { searchText } from './search-text.ts';

const server = openServer();

const names = [
  '张三',
  '张三丰',
  '三张',
  '李三',
  'Anna 张',
  'ANNA',
  'Ñandú',
  'ñ',
  '100%',
  '1000',
  'a_b',
  'aXb',
  String.raw`a\b`,
  'a\nb',
  'aab',
  '😀张',
  '张',
];

beforeEach(() =>
  server.db
    .insertInto('user')
    .values(names.map((name, index) => ({ tenantId: '1', account: `searched_${index}`, name })))
    .execute(),
);

describe('a search', () => {
  it('finds what contains the text, in upper and lower case, its wildcards for themselves', async () => {
    const found = async (name: string) => {
      const { data } = await server.as('admin').call('user.page', { body: { model: { account: 'SEARCHED_', name }, size: 50 } });
      return data.records.map((row: { name: string }) => row.name).toSorted();
    };
    expect(await found('张三')).toEqual(['张三', '张三丰']);
    expect(await found('张')).toEqual(['Anna 张', '三张', '张', '张三', '张三丰', '😀张'].toSorted());
    expect(await found('anna')).toEqual(['ANNA', 'Anna 张']);
    expect(await found('A 张')).toEqual(['Anna 张']);
    expect(await found('ÑAN')).toEqual(['Ñandú']);
    expect(await found('%')).toEqual(['100%']);
    expect(await found('a_b')).toEqual(['a_b']);
    expect(await found('\\')).toEqual([String.raw`a\b`]);
    expect(await found('三张三')).toEqual([]);
    expect(await found(' 张三丰 ')).toEqual(['张三丰']);
    expect(await found('  ')).toHaveLength(names.length);
  });

  it('folds width, middle dots and blanks between Han characters, in what is kept and in what is asked for', async () => {
    const kept = ['阿卜杜·热西提', '阿卜杜•热西提', '阿卜杜．热西提', '阿卜杜热西提', '阿卜 杜热西提', '阿卜杜-热西提', 'Ｂ座'];
    const rows = kept.map((name, index) => ({ tenantId: '1', account: `folded_${index}`, name }));
    await server.db.insertInto('user').values(rows).execute();
    const found = async (name: string) => {
      const { data } = await server.as('admin').call('user.page', { body: { model: { account: 'folded_', name }, size: 50 } });
      return data.records.map((row: { account: string }) => Number(row.account.slice(7))).toSorted();
    };
    for (const name of ['阿卜杜热西提', '阿卜杜·热西提', '阿卜杜‧热西提', '卜杜 热', '·阿卜杜热', '杜热西提•'])
      expect(await found(name)).toEqual([0, 1, 2, 3, 4]);
    expect(await found('阿卜杜-热')).toEqual([5]);
    expect(await found('Ｂ座')).toEqual([6]);
    expect(await found('热西提杜')).toEqual([]);
  });

  it('leaves out nothing that is there, whatever piece of it is asked for', async () => {
    const pieces = new Set(
      names.flatMap((name) => Array.from(name).flatMap((_, from, all) => all.map((__, to) => all.slice(from, to + 1).join('')))),
    );
    pieces.delete('');
    const ids = async (condition: ReturnType<typeof searchText>) =>
      (await server.db.selectFrom('user').where(condition).orderBy('id').select('id').execute()).map(({ id }) => id);
    for (const piece of pieces) {
      const all = await ids(sql<boolean>`name ilike ${containing(piece)}`);
      expect([piece, await ids(searchText('user.name', piece))]).toEqual([piece, all]);
    }
  });

  it('has an index for each of its columns, from one character on', async () => {
    const { contestId } = await publishedContest(server);
    await sql`insert into "user" (tenant_id, account, name, mobile) select 1, 'many_' || n, '人' || n, '139' || n from generate_series(1, 5000) n`.execute(
      server.db,
    );
    await sql`insert into project (tenant_id, contest_id, org_id, school_id, number, title, track, state)
      select 1, ${contestId}, ${known.school}, ${known.school}, 'N' || n, '项目' || n, 't', 'SUBMITTED' from generate_series(1, 5000) n`.execute(
      server.db,
    );
    // as autovacuum does, which comes later
    await sql`select gin_clean_pending_list('user_search'), gin_clean_pending_list('project_search')`.execute(server.db);
    await sql`analyze "user", project`.execute(server.db);
    const columns = { user: ['user.account', 'user.name', 'user.mobile'], project: ['project.title', 'project.number'] } as const;
    for (const table of ['user', 'project'] as const)
      for (const column of columns[table])
        for (const text of ['张', '张三', '88888888']) {
          const { rows } = await sql<
            Record<string, string>
          >`explain select * from ${sql.table(table)} where ${searchText(column, text)}`.execute(server.db);
          expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`on ${table}_search`);
        }
  });
});
