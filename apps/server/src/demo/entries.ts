import type { AnswerOf } from '@saiwu/openapi';
import { seedTenantId } from '../core/tenants.ts';
import { callAs, type DemoPlace } from './call-as.ts';

/**
 * Two projects of the student's: one as a draft, whose advisor has not answered yet, and one that was handed in with a fellow student and the
 * teacher. The fellow has an account that is made for it.
 */
export async function addEntries(demo: DemoPlace, contestId: string, fellow: { name: string; mobile: string }): Promise<void> {
  const now = demo.host.clock.now();
  const student = callAs(demo, 'student', now);
  const begin = async (track: string, title: string) =>
    ((await student.call('entry.begin', { body: { contestId, track, title } })) as AnswerOf<'entry.begin'>).id; // what the operation answers
  const invite = async (id: string, part: 'MEMBER' | 'ADVISOR') => {
    const body = { part, channel: 'LINK' } as const;
    const { path } = (await student.call('entry.invite', { params: { id }, body })) as AnswerOf<'entry.invite'>; // what the operation answers
    return path?.split('/').at(-1) ?? '';
  };
  await addFellow(demo, fellow, now);
  const done = await begin('社会服务', '银龄课堂：给老人的手机课');
  for (const [account, part] of [
    ['student2', 'MEMBER'],
    ['teacher', 'ADVISOR'],
  ] as const)
    await callAs(demo, account, now).call('entry.answer', { body: { code: await invite(done, part), isAccepted: true } });
  await student.call('entry.submit', { params: { id: done } });
  const draft = await begin('科技创新', '屋顶上的微型气象站');
  const teacher = await demo.db
    .selectFrom('teacher')
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'teacher.tenantId').onRef('user.id', '=', 'teacher.userId'))
    .where('teacher.tenantId', '=', seedTenantId)
    .where('user.account', '=', 'teacher')
    .select('teacher.number')
    .executeTakeFirstOrThrow();
  await student.call('entry.invite', { params: { id: draft }, body: { part: 'ADVISOR', channel: 'NUMBER', number: teacher.number } });
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
