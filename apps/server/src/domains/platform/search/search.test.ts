import { beforeEach, describe, expect, it } from 'vitest';
import { assignedContest, contestBody, goodRows, importSheet, publishedContest, runningContest } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { addCatalogue } from '../../../seed/add-catalogue.ts';

const server = openServer();

async function find(account: string, text: string) {
  const { data } = await server.as(account).call('search.find', { query: { text } });
  return data;
}

async function addPeople(names: string[], orgId: string | null = known.engineering): Promise<void> {
  await server.db
    .insertInto('user')
    .values(names.map((name, index) => ({ tenantId: '1', account: `S2026${index}`, name, orgId, mobile: `1390000${1000 + index}` })))
    .execute();
}

describe('a search answers the groups whose lists the caller may see', () => {
  it.each([
    ['manager', ['contests', 'projects', 'people', 'students', 'teachers', 'orgs', 'messages']],
    ['school', ['contests', 'projects', 'people', 'students', 'teachers', 'orgs', 'messages']],
    ['college', ['contests', 'projects', 'people', 'students', 'teachers', 'orgs', 'messages']],
    ['judge1', ['stages', 'projects', 'messages']],
    ['teacher', ['contests', 'messages']],
    ['student', ['contests', 'messages']],
    ['nobody', ['messages']],
  ])('%s', async (account, groups) => {
    expect(Object.keys(await find(account, '大赛'))).toEqual(groups);
    // what is too short to be looked for is found nowhere
    expect(await find(account, 'a')).toEqual(Object.fromEntries(groups.map((group) => [group, []])));
  });

  it('nobody who is not signed in', async () => {
    expect((await server.as(null).call('search.find', { query: { text: '张' } })).status).toBe(401);
  });
});

describe('students and teachers', () => {
  beforeEach(async () => {
    const person = { orgId: known.engineering };
    await server.as('school').call('student.save', { body: { ...person, name: '曾小雨', number: '20260007001', phone: '13900005678' } });
    await server.as('school').call('student.save', { body: { orgId: known.business, name: '曾大雨', number: '20260007002' } });
    await server.as('school').call('teacher.save', { body: { ...person, name: '曾老师', number: 'T007' } });
    await server.as('other').call('student.save', { body: { orgId: known.otherCollege, name: '曾外校', number: '20260007001' } });
  });

  it('are found by name and pinyin, within scope', async () => {
    const names = async (account: string, text: string) => {
      const { students, teachers } = await find(account, text);
      return [...students, ...teachers].map(({ name }: { name: string }) => name);
    };
    expect(await names('school', '曾')).toEqual(expect.arrayContaining(['曾小雨', '曾大雨', '曾老师']));
    expect(await names('school', 'zengx')).toEqual(['曾小雨']);
    expect(await names('college', 'zeng')).toEqual(['曾小雨', '曾老师']);
    expect(await names('other', '曾')).toEqual(['曾外校']);
  });

  it('are found by the whole number alone, which is shown as their list shows it', async () => {
    const found = (await find('school', '20260007001')).students;
    expect(found).toMatchObject([{ name: '曾小雨', number: '202****7001', place: '工学院' }]);
    for (const part of ['2026', '2026000', '007001']) expect((await find('school', part)).students).toEqual([]);
    expect((await find('school', 't007')).teachers).toMatchObject([{ name: '曾老师', number: 'T007' }]);
  });
});

describe('people', () => {
  beforeEach(() => addPeople(['张三', '张三丰', '曾三', '李 100%', '王_五', '王五']));

  it('are found by name, pinyin, and the beginning of account or phone', async () => {
    const names = async (text: string) => (await find('school', text)).people.map(({ name }: { name: string }) => name);
    expect(await names('三')).toEqual(expect.arrayContaining(['张三', '张三丰', '曾三']));
    expect(await names('张三')).toEqual(['张三', '张三丰']);
    expect(await names('张三丰')).toEqual(['张三丰']);
    expect(await names('zhangsan')).toEqual(['张三', '张三丰']);
    expect(await names('zs')).toEqual(expect.arrayContaining(['张三', '张三丰', '曾三']));
    expect(await names('s20260')).toEqual(['张三']);
    expect(await names('20260')).toEqual([]);
    expect(await names('13900001002')).toEqual(['曾三']);
    // lists mask the rest of it: one digit more at a time would tell it
    for (const part of ['1390', '139000', '1390000100']) expect(await names(part)).toEqual([]);
    expect(await names('00001002')).toEqual([]);
    expect(await names('100%')).toEqual(['李 100%']);
    expect(await names('王_')).toEqual(['王_五']);
    expect(await names("'; drop table")).toEqual([]);
    expect(await names('\\')).toEqual([]);
  });

  it('come with where they belong, without a phone', async () => {
    const [person] = (await find('school', '张三丰')).people;
    expect(person).toEqual({ id: expect.any(String), account: 'S20261', name: '张三丰', place: '华东科技大学 · 工学院' });
    // a college's administrator does not see the school
    expect((await find('college', '张三丰')).people[0].place).toBe('工学院');
  });

  it('are those in scope, five at most, those who are called just so first', async () => {
    await addOthers();
    const at = async (account: string, text: string) => (await find(account, text)).people.map(({ name }: { name: string }) => name);
    expect(await at('other', '赵')).toEqual(['赵外校']);
    expect(await at('school', '赵外校')).toEqual([]);
    expect(await at('college', 'zwx')).toEqual([]);
    expect(await at('manager', 'zhaowaixiao')).toEqual(['赵外校']);
    const many = await at('school', '赵');
    expect(many).toHaveLength(5);
    expect(many[0]).toBe('赵');
  });

  async function addOthers(): Promise<void> {
    const row = (account: string, name: string, orgId: string) => ({ tenantId: '1', account, name, orgId });
    await server.db
      .insertInto('user')
      .values([
        row('z_other', '赵外校', known.otherCollege),
        ...Array.from({ length: 8 }, (_, index) => row(`z${index}`, `赵${'甲乙丙丁戊己庚辛'[index]}`, known.engineering)),
        row('z_only', '赵', known.business),
      ])
      .execute();
  }
});

describe('schools and colleges', () => {
  it('are found by name, short name, pinyin and code, with their school, within scope', async () => {
    await server.db.updateTable('org').set({ abbreviation: '华科大' }).where('id', '=', known.school).execute();
    const labels = async (account: string, text: string) => (await find(account, text)).orgs.map(({ label }: { label: string }) => label);
    expect(await labels('manager', '大学')).toEqual(expect.arrayContaining(['华东科技大学', '江南大学']));
    expect(await labels('school', '大学')).toEqual(['华东科技大学']);
    expect(await labels('manager', 'jndx')).toEqual(['江南大学']);
    expect(await labels('manager', '华科大')).toEqual(['华东科技大学']);
    expect(await labels('manager', '4132')).toEqual(['江南大学']);
    expect(await labels('manager', 'gongxue')).toEqual(['工学院']);
    expect((await find('school', '工学院')).orgs).toEqual([
      {
        id: known.engineering,
        label: '工学院',
        type: expect.objectContaining({ code: 'college' }),
        school: { id: known.school, label: '华东科技大学' },
      },
    ]);
    expect((await find('college', '工学院')).orgs[0].school).toBeNull();
  });
});

describe('contests and projects', () => {
  const given = server.given(() => runningContest(server, 6));

  it('are found by title, pinyin, and the beginning of edition or number, within scope', async () => {
    const { contestId } = given();
    const [contest] = (await find('school', '创业')).contests;
    expect(contest).toEqual({ id: contestId, title: '创新创业大赛', edition: 2026, state: expect.objectContaining({ code: 'REVIEWING' }) });
    for (const text of ['cxcy', 'chuangye', '202']) expect((await find('school', text)).contests).toEqual([contest]);
    expect((await find('other', '创业')).contests).toEqual([]);
    const [project] = (await find('school', '项目 3')).projects;
    expect(project).toMatchObject({ title: '项目 3', contestId, contestTitle: '创新创业大赛', judgedIn: null });
    expect((await find('school', project.number.slice(0, -1))).projects).toHaveLength(5);
    expect((await find('school', 'xiangmu3')).projects).toEqual([project]);
    expect((await find('other', '项目')).projects).toEqual([]);
    // of two colleges each sees its own
    const ofCollege = (await find('college', '项目')).projects.map(({ title }: { title: string }) => title);
    expect(ofCollege.toSorted()).toEqual(['项目 1', '项目 3', '项目 5']);
  });

  it('a draft is found by who may see it', async () => {
    await server.as('school').call('contest.save', { body: { ...contestBody(), title: '秘密大赛' } });
    expect((await find('school', '秘密')).contests).toHaveLength(1);
    for (const account of ['college', 'student', 'other']) expect((await find(account, '秘密')).contests).toEqual([]);
  });

  it('a judge finds the projects of their lists by number and title, and nothing of who stands behind them', async () => {
    const { stageId, pairs } = given();
    const own = pairs.filter(({ account }) => account === 'judge3').map(({ projectId }) => projectId);
    const { projects } = await find('judge3', '项目');
    expect(projects.map(({ id }: { id: string }) => id).toSorted()).toEqual(own.slice(0, 5).toSorted());
    for (const project of projects) {
      expect(Object.keys(project).toSorted()).toEqual(['contestId', 'contestTitle', 'id', 'judgedIn', 'number', 'title']);
      expect(project.judgedIn).toBe(stageId);
    }
    for (const text of ['负责人', '王一', '华东科技', '工学院', 'fuzeren', '2026', '1380000'])
      expect([text, (await find('judge3', text)).projects.filter(({ number }: { number: string }) => !number.startsWith(text))]).toEqual([
        text,
        [],
      ]);
    expect((await find('judge7', '项目')).projects).toEqual([]);
  });

  it('a judge finds the stages that they judge by the title of the contest, and nothing else of it', async () => {
    const { stageId } = given();
    for (const text of ['创新创业', 'cxcy', 'chuangxin']) {
      const { stages } = await find('judge3', text);
      expect(stages).toEqual([
        {
          id: stageId,
          contestTitle: '创新创业大赛',
          kind: expect.objectContaining({ code: 'SCHOOL' }),
          state: expect.objectContaining({ code: 'IN_REVIEW' }),
        },
      ]);
    }
    expect((await find('judge3', '项目')).stages).toEqual([]);
    expect((await find('judge7', '创新创业')).stages).toEqual([]);
  });

  it('a judge finds nothing of a cancelled contest, or of a project they are tied to', async () => {
    const { contestId, pairs } = given();
    const [first] = pairs.filter(({ account }) => account === 'judge3');
    const { id: userId } = await server.db.selectFrom('user').where('account', '=', 'judge3').select('id').executeTakeFirstOrThrow();
    const tie = { tenantId: '1', projectId: first?.projectId ?? '', part: 'ADVISOR', position: 1, userId } as const;
    await server.db
      .insertInto('projectTie')
      .values(tie)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { projects } = await find('judge3', '项目');
    expect(projects.map(({ id }: { id: string }) => id)).not.toContain(first?.projectId);
    await server.db.updateTable('contest').set({ state: 'CANCELLED' }).where('id', '=', contestId).execute();
    expect(await find('judge3', '项目')).toMatchObject({ projects: [] });
    expect(await find('judge3', '创新')).toMatchObject({ stages: [] });
  });

  it('a judge finds nothing of a stage that is not opened yet', async () => {
    await server.db.updateTable('contest').set({ state: 'CANCELLED' }).where('id', '=', given().contestId).execute();
    const { stageId } = await assignedContest(server, 6);
    expect((await find('judge3', '项目')).projects).toEqual([]);
    await server.as('school').call('stage.start', { params: { id: stageId } });
    expect((await find('judge3', '项目')).projects).not.toEqual([]);
  });

  it('what is imported later is found by its pinyin as well', async () => {
    const { contestId } = await publishedContest(server);
    const rows = goodRows(1).map(([, ...rest]) => ['水质监测平台', ...rest]);
    await server.as('school').call('project.import', { body: { contestId, file: importSheet(rows) } });
    expect((await find('school', 'szjc')).projects).toMatchObject([{ title: '水质监测平台' }]);
  });
});

describe('messages', () => {
  it('are those in one’s own box, the newest first', async () => {
    await runningContest(server, 3);
    const { messages } = await find('judge3', '评审');
    expect(messages.length).toBeGreaterThan(0);
    expect(Object.keys(messages[0]).toSorted()).toEqual(['createTime', 'id', 'isRead', 'title']);
    const box = await server.as('judge3').call('message.page', { body: { model: { title: '评审' }, size: 50 } });
    const own = box.data.records.map(({ id }: { id: string }) => id);
    for (const { id } of messages) expect(own).toContain(id);
    expect((await find('other', '评审')).messages).toEqual([]);
  });
});

it('another tenant’s rows are found by nobody of this one', async () => {
  const tenantId = '2';
  await server.db.insertInto('tenant').values({ id: tenantId, code: 'other', name: '另一家', expirationTime: null }).execute();
  await addCatalogue(server.db, tenantId);
  const org = { tenantId, id: '901', treePath: '/901/', type: 'school', label: '阳光大学' } as const;
  await server.db.insertInto('org').values(org).execute();
  await server.db.insertInto('user').values({ tenantId, account: 'sunny', name: '阳光', orgId: '901', mobile: '13911112222' }).execute();
  const times = { registrationStart: new Date(), registrationEnd: new Date() };
  await server.db
    .insertInto('contest')
    .values({ tenantId, orgId: '901', title: '阳光大赛', edition: 2026, describe: null, tracks: ['甲'], cancelReason: null, ...times })
    .execute();
  for (const text of ['阳光', 'yangguang', 'sunny', '139', '13911112222'])
    expect([text, await find('admin', text)]).toEqual([
      text,
      { contests: [], stages: [], projects: [], people: [], students: [], teachers: [], orgs: [], messages: [] },
    ]);
});
