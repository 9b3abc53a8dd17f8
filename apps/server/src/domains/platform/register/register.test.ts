import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { readSheet } from '../../../formats/sheets/read-sheet.ts';
import { writeSheet } from '../../../formats/sheets/write-sheet.ts';

const server = openServer();
const school = () => server.as('school');
const phone = '13812345678';
const idOf = async (account: string) =>
  (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;

async function addStudent(body: object = {}, account = 'school') {
  const answer = await server
    .as(account)
    .call('student.save', { body: { number: '202301010001', name: '李娜', orgId: known.engineering, phone, ...body } });
  expect([answer.status, answer.extra?.fieldErrors]).toEqual([200, undefined]);
  return answer.data as { id: string; version: number };
}

const historyOf = async (id: string, register: 'student' | 'teacher' = 'student') =>
  (await school().call(`${register}.history`, { params: { id } })).data.map(
    ({ act, fromOrg, toOrg, note }: { act: { code: string }; fromOrg: string; toOrg: string; note: string }) => [
      act.code,
      fromOrg,
      toOrg,
      note,
    ],
  );
const get = async (id: string) => (await school().call('student.get', { params: { id } })).data;

describe('numbers and phones', () => {
  it('are masked in lists, on the record and in exports, and told one by one, which the log keeps without them', async () => {
    const { id } = await addStudent();
    const masked = { number: '202****0001', phone: '138****5678' };
    const { records } = (await school().call('student.page', { body: { model: {} } })).data;
    expect([records[0], await get(id)]).toMatchObject([masked, masked]);
    const college = await server.as('college').call('student.export', { body: { model: {} } });
    const { rows } = await readSheet(new Uint8Array(await college.response.arrayBuffer()));
    expect(rows[1]).toEqual(['202****0001', '李娜', '工学院', '', '', '', '138****5678']);
    expect((await server.as('college').call('student.reveal', { body: { id, field: 'number' } })).data).toEqual({ value: '202301010001' });
    expect((await school().call('student.reveal', { body: { id, field: 'phone' } })).data).toEqual({ value: phone });
    const log = await server.db.selectFrom('optLog').where('operationId', '=', 'student.reveal').orderBy('id').selectAll().execute();
    expect(log.map(({ userName, params }) => [userName, params?.includes(id)])).toEqual([
      ['院管', true],
      ['校管', true],
    ]);
    expect(JSON.stringify(log)).not.toContain(phone);
    expect((await server.as('other').call('student.reveal', { body: { id, field: 'phone' } })).status).toBe(404);
    expect((await server.as('teacher').call('student.reveal', { body: { id, field: 'phone' } })).status).toBe(403);
  });

  it('are whole in the export of whoever may have them so, and it and the log say who that was', async () => {
    await addStudent();
    const { response } = await school().call('student.export', { body: { model: {} } });
    const { rows } = await readSheet(new Uint8Array(await response.arrayBuffer()));
    expect(rows[0]?.at(-1)).toBe('导出人');
    expect(rows[1]).toEqual(['202301010001', '李娜', '工学院', '', '', '', phone, '校管']);
    await school().call('student.preview', { body: { model: {} } });
    // also what was asked for, and made later
    for (const account of ['school', 'college'])
      await server.as(account).call('job.export', { body: { resource: 'student', request: { model: { name: '李' } } } });
    await server.runJobs();
    await server.as('college').call('student.export', { body: { model: {} } });
    const log = await server.db
      .selectFrom('optLog')
      .where('operationId', 'in', ['student.export', 'student.preview'])
      .orderBy('id')
      .selectAll()
      .execute();
    expect(log.map(({ operationId, userName, params }) => [operationId, userName, params?.includes('李')])).toEqual([
      ['student.export', '校管', false],
      ['student.preview', '校管', false],
      ['student.export', '校管', true],
    ]);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${phone}|202301010001`));
  });

  it('are found whole or as they are shown, and not by what a mask hides', async () => {
    await addStudent();
    await addStudent({ number: '20230002', name: '王芳', phone: '' });
    const found = async (model: object) =>
      (await school().call('student.query', { body: model })).data.map(({ name }: { name: string }) => name);
    expect(await found({ keyword: '202301010001' })).toEqual(['李娜']);
    expect(await found({ keyword: '0001' })).toEqual(['李娜']);
    expect(await found({ keyword: '3010' })).toEqual([]);
    expect(await found({ number: '20230002' })).toEqual(['王芳']);
    expect(await found({ number: '2023000' })).toEqual([]);
    expect(await found({ keyword: '李' })).toEqual(['李娜']);
  });

  it('stay as they are where their masks come back, and no other mask is taken', async () => {
    const { id } = await addStudent();
    const row = await get(id);
    expect((await school().call('student.update', { body: { ...row, major: '数学' } })).status).toBe(200);
    expect((await school().call('student.reveal', { body: { id, field: 'number' } })).data.value).toBe('202301010001');
    const refused = await school().change('student.update', { id, number: '999****0001', phone: '139****5678' });
    expect([refused.status, Object.keys(refused.extra.fieldErrors)]).toEqual([400, ['number']]);
  });

  it('are somebody’s own within a school, whatever their case, and free at another one', async () => {
    await addStudent({ number: 'S1' });
    const taken = await school().call('student.save', { body: { number: 's1', name: '别人', orgId: known.business } });
    expect(taken.extra.fieldErrors).toEqual({ number: 's1 已经存在' });
    expect((await server.as('other').call('student.save', { body: { number: 'S1', name: '外校' } })).status).toBe(200);
    // the college does not see whose it is
    const hidden = await server.as('college').call('student.save', { body: { number: 'S1', name: '院' } });
    expect(hidden.extra.fieldErrors).toEqual({ number: 'S1 已经存在' });
  });
});

describe('a move', () => {
  it('is kept with from where, why and by whom, of many at once and of one in its form', async () => {
    const [a, b] = [await addStudent(), await addStudent({ number: '2' })];
    const moved = await school().call('student.transfer', { body: { ids: [a.id, b.id], orgId: known.business, note: '转专业' } });
    expect([moved.status, moved.data]).toEqual([200, 2]);
    expect(await historyOf(a.id)).toEqual([['MOVED', '工学院', '商学院', '转专业']]);
    await school().change('student.update', { id: a.id, orgId: known.engineering });
    expect(await historyOf(a.id)).toEqual([
      ['MOVED', '商学院', '工学院', null],
      ['MOVED', '工学院', '商学院', '转专业'],
    ]);
    expect((await get(a.id)).echoMap.orgId.label).toBe('工学院');
    const college = await server.as('college').call('student.transfer', { body: { ids: [a.id], orgId: known.business } });
    expect(college.extra.fieldErrors).toEqual({ orgId: '没有找到这个机构' });
  });

  it('passes over who is gone, and counts them', async () => {
    const one = await addStudent({ number: 'Z1' });
    const transfer = (...ids: string[]) => school().call('student.transfer', { body: { ids, orgId: known.business } });
    expect(await transfer('999999999', one.id, one.id)).toMatchObject({ status: 200, data: 1, extra: { passedOver: 1 } });
    expect((await get(one.id)).orgId).toBe(known.business);
    expect((await transfer('999999999')).status).toBe(404);
  });

  it('to a school where somebody has the number is refused, and nobody moves', async () => {
    const one = await addStudent({ number: 'X1' });
    await server.as('other').call('student.save', { body: { number: 'x1', name: '外校' } });
    const refused = await server.as('manager').call('student.transfer', { body: { ids: [one.id], orgId: known.otherCollege } });
    expect([refused.status, refused.msg]).toEqual([409, '目标学校里编号 x1 已有人使用，不能移动']);
    expect((await get(one.id)).orgId).toBe(known.engineering);
  });

  it('of a college to another school takes its people along', async () => {
    const one = await addStudent({ number: 'Y1', orgId: known.business });
    expect(
      (await server.as('manager').call('org.move', { body: { id: known.business, parentId: known.otherSchool, after: null } })).status,
    ).toBe(200);
    const row = await server.db.selectFrom('student').where('id', '=', one.id).select('schoolId').executeTakeFirstOrThrow();
    expect(row.schoolId).toBe(known.otherSchool);
  });

  it('is not needed for what is gone: a college with people stays', async () => {
    await addStudent({ orgId: known.business });
    const refused = await school().call('org.remove', { body: [known.business] });
    expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('1 名学生')]);
  });
});

describe('a year', () => {
  it('graduates at once, as many as were told, and comes back as one or one by one', async () => {
    const [a, b] = [await addStudent({ year: 2022 }), await addStudent({ number: '2', year: 2022, orgId: known.business })];
    await addStudent({ number: '3', year: 2023 });
    expect((await school().call('student.graduating', { body: { year: 2022 } })).data).toBe(2);
    expect((await server.as('college').call('student.graduating', { body: { year: 2022 } })).data).toBe(1);
    const late = await school().call('student.graduate', { body: { year: 2022, count: 3 } });
    expect([late.status, late.msg]).toEqual([409, '人数已经变成 2 人，请确认后重试']);
    const { data } = await school().call('student.graduate', { body: { year: 2022, count: 2 } });
    expect(data.count).toBe(2);
    expect((await get(a.id)).graduateTime).not.toBeNull();
    expect((await school().call('student.query', { body: { isGraduated: false } })).data).toHaveLength(1);
    // of a college only its own come back
    expect((await server.as('college').call('student.ungraduate', { body: { graduationId: data.graduationId } })).data).toBe(1);
    expect(await school().call('student.ungraduate', { body: { ids: [b.id, '999999999'] } })).toMatchObject({
      data: 1,
      extra: { passedOver: 1 },
    });
    expect(await historyOf(b.id)).toEqual([
      ['RETURNED', null, null, null],
      ['GRADUATED', null, null, null],
    ]);
    expect((await school().call('student.ungraduate', { body: { graduationId: data.graduationId } })).status).toBe(404);
  });
});

describe('people who stand there twice', () => {
  it('are found by a number that lost its zeros, and by name and phone; graduates are not', async () => {
    const [a, b] = [await addStudent({ number: '00123', phone: '' }), await addStudent({ number: '123', name: '李 娜', phone: '' })];
    const [c, d] = [await addStudent({ number: '7' }), await addStudent({ number: '8' })];
    const found = (await school().call('student.duplicates')).data.map(
      ({ reason, people }: { reason: { code: string }; people: { id: string }[] }) => [reason.code, people.map(({ id }) => id)],
    );
    expect(found).toEqual([
      ['NUMBER', [a.id, b.id]],
      ['PHONE', [c.id, d.id]],
    ]);
    expect((await server.as('other').call('student.duplicates')).data).toEqual([]);
  });

  it('become one of the chosen fields, with the history and the account of both', async () => {
    const a = await addStudent({ number: '00123', major: '数学' });
    const b = await addStudent({ number: '123', major: '物理', orgId: known.business });
    await server.db
      .updateTable('student')
      .set({ userId: await idOf('student') })
      .where('id', '=', b.id)
      .execute();
    await school().call('student.transfer', { body: { ids: [b.id], orgId: known.engineering, note: '转专业' } });
    const keep = { id: a.id, version: 1 };
    const stale = await school().call('student.merge', { body: { keep, drop: { id: b.id, version: 1 }, take: ['number'] } });
    expect(stale.status).toBe(409);
    const { data } = await school().call('student.merge', { body: { keep, drop: { id: b.id, version: 2 }, take: ['number', 'major'] } });
    expect(data).toMatchObject({ id: a.id, major: '物理', account: 'student' });
    expect((await school().call('student.reveal', { body: { id: a.id, field: 'number' } })).data.value).toBe('123');
    expect((await school().call('student.get', { params: { id: b.id } })).status).toBe(404);
    expect((await historyOf(a.id)).map(([act]: string[]) => act)).toEqual(['MERGED', 'MOVED']);
  });

  it('stay two where each has an account of its own', async () => {
    const [a, b] = [await addStudent({ number: '1' }), await addStudent({ number: '2' })];
    for (const [id, account] of [
      [a.id, 'student'],
      [b.id, 'nobody'],
    ] as const)
      await server.db
        .updateTable('student')
        .set({ userId: await idOf(account) })
        .where('id', '=', id)
        .execute();
    const body = { keep: { id: a.id, version: 1 }, drop: { id: b.id, version: 1 }, take: [] };
    expect((await school().call('student.merge', { body })).msg).toBe('两条记录关联了不同的账号，请先取消其中一个的关联');
  });
});

describe('an account', () => {
  const offers = async (account: string) => (await server.as(account).call('register.offers')).data;
  const give = (account: string, more: object = {}) =>
    server.db
      .updateTable('user')
      .set({ mobile: phone, ...more })
      .where('account', '=', account)
      .execute();

  it('is tied by the person alone, who is asked where phone and number or name are the same', async () => {
    const { id } = await addStudent({ number: 'student', name: '李某' });
    expect(await offers('student')).toEqual([]);
    await give('student');
    expect(await offers('student')).toEqual([
      { kind: { code: 'STUDENT', desc: '学生' }, id, name: '李某', number: 'st****nt', phone: '138****5678', orgLabel: '工学院' },
    ]);
    expect((await get(id)).account).toBeNull();
    expect((await server.as('student').call('register.answer', { body: { kind: 'STUDENT', id, isMe: true } })).data).toBe(true);
    expect((await get(id)).account).toBe('student');
    expect(await historyOf(id)).toEqual([['LINKED', null, null, null]]);
    expect(await offers('student')).toEqual([]);
  });

  it('of somebody else stays untied: a no is kept, and a phone that somebody only claims asks nothing', async () => {
    const { id } = await addStudent({ name: '李同学' });
    await give('student', { claimedMobile: phone });
    expect(await offers('student')).toEqual([]);
    expect((await server.as('student').call('register.answer', { body: { kind: 'STUDENT', id, isMe: true } })).status).toBe(404);
    await give('student', { claimedMobile: null });
    expect(await offers('student')).toHaveLength(1);
    await server.as('student').call('register.answer', { body: { kind: 'STUDENT', id, isMe: false } });
    expect([await offers('student'), (await get(id)).account]).toEqual([[], null]);
  });

  it('is parted again by an administrator, and not asked once more', async () => {
    const { id } = await addStudent({ name: '李同学' });
    await give('student');
    await server.as('student').call('register.answer', { body: { kind: 'STUDENT', id, isMe: true } });
    expect((await school().call('student.unlink', { params: { id } })).data.account).toBeNull();
    expect(await offers('student')).toEqual([]);
    expect((await school().call('student.unlink', { params: { id } })).msg).toBe('没有关联账号');
  });

  it('may be a judge’s who teaches too', async () => {
    const { data } = await school().call('teacher.save', {
      body: { number: 'judge1', name: '评委甲', orgId: known.engineering, phone, jobTitle: '01' },
    });
    await give('judge1');
    expect((await server.as('judge1').call('register.answer', { body: { kind: 'TEACHER', id: data.id, isMe: true } })).data).toBe(true);
    expect((await school().call('teacher.get', { params: { id: data.id } })).data).toMatchObject({ account: 'judge1', isJudge: true });
    expect((await server.as('judge1').call('session.mine')).status).toBe(200);
  });
});

describe('a sheet of 5,000 students', () => {
  const titles = ['学 号', '学生姓名', '院（系）', '专业名称', '年级', '培养层次', '联系电话'];
  const fields = ['number', 'name', 'orgId', 'major', 'year', 'degree', 'phone'];
  const year = (): string[][] =>
    Array.from({ length: 5000 }, (_, index) => [
      `2023${String(index).padStart(8, '0')}`,
      `学生${index}`,
      index % 2 ? '工学院' : '商学院',
      '计算机科学与技术',
      index % 3 ? '2023级' : '2023',
      index % 4 ? '本科生' : '硕士研究生',
      `138${String(index).padStart(8, '0')}`,
    ]);
  const fileOf = (rows: string[][]) =>
    new File([writeSheet({ sheetName: 'a', columns: titles.map((title) => ({ title })), rows })], 'students.xlsx');
  const bring = (rows: string[][], existing?: string) =>
    school().call('student.import', { body: { file: fileOf(rows), ...(existing && { existing }) } });
  const count = async () => (await server.db.selectFrom('student').select('id').execute()).length;
  const mistakes: [field: string, text: string, says: string][] = [
    ['number', '学 1', '只能用字母、数字、下划线、点和短横线'],
    ['name', '', '不能为空'],
    ['orgId', '理学院', '没有找到这个机构'],
    ['year', '大一', '请填写四位年份'],
    ['degree', '其他', '不在可选的值之中'],
    ['phone', '1381234', '手机号格式不正确'],
  ];

  it('names its 37 wrong cells and finds the 12 who are there, who are updated or passed over; nothing is lost', async () => {
    const rows = year();
    for (const at of Array.from({ length: 12 }, (_, index) => 100 + index * 300))
      await addStudent({ number: rows[at]![0], name: '旧名', orgId: known.engineering, major: '旧专业', phone: '13900000000' });
    const wrong = Array.from({ length: 37 }, (_, index) => {
      const [field, text, says] = mistakes[index % mistakes.length] ?? ['', '', ''];
      return { at: 7 + index * 130, field, text, says };
    });
    const bad = rows.map((row) => [...row]);
    for (const { at, field, text } of wrong) bad[at]![fields.indexOf(field)] = text;
    const told = Object.fromEntries(wrong.map(({ at, field, says }) => [`${at + 2}.${field}`, says]));
    const preview = await school().call('student.importPreview', { body: { file: fileOf(bad) } });
    expect(preview.data).toEqual({ fresh: 5000 - 37 - 12, existing: 12, passedOver: [], hiddenRows: [], atHome: null, fieldErrors: told });
    const refused = await bring(bad, 'UPDATE');
    expect([refused.status, refused.code, refused.extra.fieldErrors]).toEqual([200, -9, told]);
    expect(await count()).toBe(12);

    // cells that are empty say nothing
    rows[100]![3] = '';
    const unasked = await bring(rows);
    expect(Object.keys(unasked.extra.fieldErrors)).toHaveLength(12);
    expect(unasked.extra.fieldErrors['102.number']).toBe(`${rows[100]![0]} 已经存在`);
    expect((await bring(rows, 'UPDATE')).data).toBe(true);
    expect(await count()).toBe(5000);
    const found = await server.db
      .selectFrom('student')
      .where('number', 'in', [rows[100]![0]!, rows[400]![0]!, rows[8]![0]!])
      .orderBy('number')
      .selectAll()
      .execute();
    expect(found.map(({ name, major, orgId, year: entry, degree, version }) => [name, major, orgId, entry, degree, version])).toEqual([
      ['学生8', '计算机科学与技术', known.business, 2023, '03', 1],
      ['学生100', '旧专业', known.business, 2023, '03', 2],
      ['学生400', '计算机科学与技术', known.business, 2023, '03', 2],
    ]);
    expect(await historyOf(found[1]!.id)).toEqual([['MOVED', '工学院', '商学院', null]]);

    for (const row of rows) row[1] = '不变';
    expect((await bring(rows, 'SKIP')).data).toBe(true);
    expect((await server.db.selectFrom('student').where('name', '=', '不变').select('id').execute()).length).toBe(0);
  }, 120_000);

  it('names the second of two with one number, and whoever the college does not see', async () => {
    const rows = year().slice(0, 3);
    rows[2]![0] = rows[0]![0]!;
    expect((await bring(rows, 'UPDATE')).extra.fieldErrors).toEqual({ '4.number': '表格里与第 2 行重复' });
    await addStudent({ number: rows[1]![0], orgId: known.business });
    const own = [rows[1]!.with(2, '工学院')];
    const refused = await server.as('college').call('student.import', { body: { file: fileOf(own), existing: 'UPDATE' } });
    expect(refused.extra.fieldErrors).toEqual({ '2.number': `${rows[1]![0]} 已经存在` });
  });

  it('is read as other systems write it: under a title, with columns of theirs, which are named and kept nowhere', async () => {
    const heads = ['序号', '考生号', '学号', '姓名', '性别', '身份证号', '所在院系', '班级', '年级', ''];
    const rows = [
      ['华东科技大学 2023 级本科生名单', ...Array.from({ length: 9 }, () => '')],
      heads,
      ['1', '23310115110001', '２０２３0001', '王小明', '男', '310115200501010011', '工学院', '计科2301', '２０２３级', '备注'],
    ];
    const titled = ([first = [], ...others]: string[][]) =>
      new File([writeSheet({ sheetName: 'a', columns: first.map((title) => ({ title })), rows: others })], 'list.xlsx');
    const preview = await school().call('student.importPreview', { body: { file: titled(rows) } });
    expect(preview.data).toEqual({
      fresh: 1,
      existing: 0,
      passedOver: ['序号', '考生号', '性别', '身份证号', '班级', 'J'],
      hiddenRows: [],
      atHome: null,
      fieldErrors: {},
    });
    expect((await school().call('student.import', { body: { file: titled(rows) } })).data).toBe(true);
    const [kept] = await server.db.selectFrom('student').where('name', '=', '王小明').selectAll().execute();
    expect(kept).toMatchObject({ number: '20230001', orgId: known.engineering, year: 2023 });
    expect(JSON.stringify([kept, await server.db.selectFrom('optLog').selectAll().execute()])).not.toContain('310115200501010011');
    // a list without student numbers goes by what it has
    const byOther = [heads.toSpliced(2, 1), rows[2]!.toSpliced(2, 1)];
    expect((await school().call('student.import', { body: { file: titled(byOther) } })).data).toBe(true);
    expect((await server.db.selectFrom('student').where('number', '=', '23310115110001').select('id').execute()).length).toBe(1);
  });
});
