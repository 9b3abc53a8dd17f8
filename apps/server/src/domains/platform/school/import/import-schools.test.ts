import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';
import { writeSheet } from '../../../../formats/sheets/write-sheet.ts';

const server = openServer();
const heads = ['学校标识码', '学校名称', '城市', '办学层次'];

function sheet(rows: string[][]): File {
  return new File([writeSheet({ sheetName: '学校', columns: heads.map((title) => ({ title })), rows })], 'schools.xlsx');
}

/** The Ministry of Education's list, as the demonstration's schools are taken from it. */
function wholeList(): string[][] {
  const lines = readFileSync(new URL('../../../../demo/schools.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [code = '', name = '', , city = '', level = ''] = line.trim().split(',');
    return [code, name, city, level];
  });
}

const bring = (account: string, rows: string[][], existing?: 'UPDATE' | 'SKIP') =>
  server.as(account).call('school.import', { body: { file: sheet(rows), ...(existing && { existing }) } });
const preview = (rows: string[][]) => server.as('manager').call('school.importPreview', { body: { file: sheet(rows) } });
const school = async (keyword: string) =>
  (await server.as('manager').call('school.page', { body: { model: { keyword } } })).data.records[0];

describe('a list of schools', () => {
  it('is brought in whole, with provinces by the codes, and every school that is there is found', async () => {
    // the fixture's has a code that another school of the list has
    await server.db.updateTable('school').set({ code: null }).where('orgId', '=', known.otherSchool).execute();
    const list = wholeList();
    expect(list).toHaveLength(2631);
    expect((await preview(list)).data).toEqual({ fresh: 2630, existing: 1, passedOver: [], hiddenRows: [], atHome: null, fieldErrors: {} });
    expect((await bring('manager', list, 'UPDATE')).data).toBe(true);
    const { data } = await server.as('manager').call('school.page', { body: { model: {}, extra: { totalKind: 'exact' } } });
    expect(data.total).toBe('2632');
    expect(await school('北京大学')).toMatchObject({ label: '北京大学', code: '4111010001', province: '北京', level: '本科' });
    expect((await preview(list)).data).toEqual({ fresh: 0, existing: 2631, passedOver: [], hiddenRows: [], atHome: null, fieldErrors: {} });
    expect((await bring('manager', list, 'SKIP')).data).toBe(true);
    const rows = await server.db.selectFrom('org').where('type', '=', 'school').select(['id', 'treePath']).execute();
    expect(rows.every(({ id, treePath }) => treePath === `/${id}/`)).toBe(true);
  });

  it('changes those that are there, or passes over them, as it is told; unsaid, they are wrong rows', async () => {
    const rows = [
      ['4131010001', '华东科技大学', '上海市浦东', ''],
      ['', '江南大学', '无锡', '专科'],
      ['4133010335', '浙江大学', '杭州市', '本科'],
    ];
    const untold = await bring('manager', rows);
    expect(untold.extra.fieldErrors).toEqual({ '2.label': '华东科技大学 已经存在', '3.label': '江南大学 已经存在' });
    expect((await preview(rows)).data).toMatchObject({ fresh: 1, existing: 2 });
    expect((await bring('manager', rows, 'UPDATE')).data).toBe(true);
    const kept = await server.as('manager').call('school.get', { params: { id: known.school } });
    expect(kept.data).toMatchObject({ city: '上海市浦东', level: '本科', version: 2 });
    expect(await school('江南大学')).toMatchObject({ code: '4132010002', level: '专科' });
    expect(await school('浙江大学')).toMatchObject({ province: '浙江' });
  });

  it('is refused by cell where a row names two schools, or one twice', async () => {
    const { data } = await preview([
      ['4132010002', '华东科技大学', '', ''],
      ['4199999999', '江南大学', '', ''],
      ['4133010335', '浙江大学', '', ''],
      ['4133010335', '浙大', '', ''],
    ]);
    expect(data.fieldErrors).toEqual({
      '2.label': '另一所学校也叫这个名称',
      '3.code': '「江南大学」的学校标识码是 4132010002',
      '5.code': '表格里与第 4 行重复',
    });
  });

  it('is for those who see every organisation', async () => {
    expect((await bring('school', [['', '新', '', '']])).status).toBe(403);
  });
});
