import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { seedTenantId } from '../core/tenants.ts';
import { callAs, type Caller, type DemoPlace } from './call-as.ts';

/**
 * Four projects of the student's, each in a state of its own: rejected and returned by the college, handed in, and a draft whose advisor
 * has not answered yet. The fellow student has an account that is made for it.
 */
export async function addEntries(demo: DemoPlace, contestId: string, fellow: { name: string; mobile: string }): Promise<void> {
  const now = demo.host.clock.now();
  await addFellow(demo, fellow, now);
  const before = (days: number) => new Date(now.getTime() - days * day);
  // one that is rejected counts no more among those that a student may be in, so it comes first
  const rejected = await handIn(demo, before(5), { contestId, track: '文化创意', title: '校园周边外卖红包分享群' });
  await callAs(demo, 'college', before(4)).call('project.reject', {
    params: { id: rejected },
    body: { reason: '项目是转发商家的优惠，没有自己的产品或服务，不属于本大赛的参赛范围。', ticks: [] },
  });
  const returned = await handIn(demo, before(3), { contestId, track: '科技创新', title: '食堂余量预报' });
  await callAs(demo, 'college', before(1)).call('project.return', {
    params: { id: returned },
    body: {
      reason: '方向可行，材料还不完整，请按意见补充后再次提交。',
      points: [
        { section: 'BASICS', key: null, words: '简介没有写服务对象，也没有写数据从哪里来' },
        { section: 'TEAM', key: null, words: '没有负责数据分析的成员，请补充，或说明由谁承担' },
      ],
      ticks: [],
    },
  });
  await handIn(demo, now, { contestId, track: '社会服务', title: '银龄课堂：给老人的手机课' });
  const student = callAs(demo, 'student', now);
  const draft = await begin(student, { contestId, track: '科技创新', title: '屋顶上的微型气象站' });
  const teacher = await demo.db
    .selectFrom('teacher')
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'teacher.tenantId').onRef('user.id', '=', 'teacher.userId'))
    .where('teacher.tenantId', '=', seedTenantId)
    .where('user.account', '=', 'teacher')
    .select('teacher.number')
    .executeTakeFirstOrThrow();
  await student.call('entry.invite', { params: { id: draft }, body: { part: 'ADVISOR', channel: 'NUMBER', number: teacher.number } });
}

const day = 86_400_000;

type Begun = InputOf<'entry.begin'>['body'];

async function begin(student: Caller, body: Begun): Promise<string> {
  return ((await student.call('entry.begin', { body })) as AnswerOf<'entry.begin'>).id; // what the operation answers
}

/** Hands a project of the student's in, with the fellow student and the teacher. */
async function handIn(demo: DemoPlace, at: Date, body: Begun): Promise<string> {
  const student = callAs(demo, 'student', at);
  const id = await begin(student, body);
  for (const [account, part] of [
    ['student2', 'MEMBER'],
    ['teacher', 'ADVISOR'],
  ] as const) {
    const { path } = (await student.call('entry.invite', {
      params: { id },
      body: { part, channel: 'LINK' },
    })) as AnswerOf<'entry.invite'>; // what the operation answers
    await callAs(demo, account, at).call('entry.answer', { body: { code: path?.split('/').at(-1) ?? '', isAccepted: true } });
  }
  await student.call('entry.submit', { params: { id } });
  return id;
}

/** Another student of the same college, with the same password. */
async function addFellow({ host, db }: DemoPlace, { name, mobile }: { name: string; mobile: string }, now: Date): Promise<void> {
  const of = (account: string) => db.selectFrom('user').where('tenantId', '=', seedTenantId).where('account', '=', account);
  const { id, orgId, passwordHash } = await of('student').select(['id', 'orgId', 'passwordHash']).executeTakeFirstOrThrow();
  const { roleId } = await db
    .selectFrom('userRole')
    .where('tenantId', '=', seedTenantId)
    .where('userId', '=', id)
    .select('roleId')
    .executeTakeFirstOrThrow();
  const body = { account: 'student2', name, orgId, mobile, roleIds: [roleId], sex: 'M' as const, state: true };
  await callAs({ host: { ...host, passwords: { ...host.passwords, hash: async () => passwordHash } }, db }, 'admin', now).call(
    'user.save',
    { body },
  );
  await db
    .updateTable('user')
    .set({ mustChangePassword: false, centifiedStatus: true })
    .where('tenantId', '=', seedTenantId)
    .where('account', '=', 'student2')
    .execute();
}
