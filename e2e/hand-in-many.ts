import { type ApiCaller, callAs } from './call-api.ts';
import type { ServerProcess } from './start-server.ts';

const track = '科技创新';

/**
 * A contest of the demonstration's first school that takes projects: one question, one section of a plan, a check list and a quota for each
 * college.
 */
export async function openContest(server: ServerProcess, title: string, quota: number): Promise<string> {
  const school = await callAs(server, 'school');
  const { id } = await school.send('POST', '/contest/contest', {
    title,
    edition: new Date().getFullYear(),
    tracks: [track],
    registrationStart: `${day(-3)} 08:00:00`,
    registrationEnd: `${day(3)} 18:00:00`,
    setup: {
      fields: [{ key: 'area', label: '所属领域', kind: 'TEXT', isRequired: true, options: [] }],
      sections: [{ key: 'market', title: '市场分析', isRequired: true }],
      checks: [{ key: 'real', text: '材料属实', isRequired: true }],
      quotas: { each: quota, of: [] },
    },
    stages: [
      {
        kind: 'SCHOOL',
        mode: 'ONLINE',
        reviewStart: `${day(20)} 08:00:00`,
        reviewEnd: `${day(40)} 18:00:00`,
        judgesPerProject: 3,
        recusal: 'COLLEGE',
        isBlind: true,
        rule: { kind: 'MEAN', decimals: 2 },
        rubric: { dimensions: [{ name: '创新性', weight: '100', items: [{ name: '技术', max: '100' }] }] },
      },
    ],
  });
  await school.send('POST', `/contest/contest/${id}/publish`, {});
  return id;
}

/** The day so many days from now, as it is written. */
export function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Further students of the demonstration student's college, with the same password. */
export async function addStudents(server: ServerProcess, accounts: readonly string[]): Promise<void> {
  const admin = await callAs(server, 'admin');
  const { records } = await admin.send('POST', '/authority/user/page', { model: { account: 'student' }, size: 10 });
  const { orgId } = records.find(({ account }: { account: string }) => account === 'student');
  const roles = await admin.send('POST', '/authority/role/page', { model: { code: 'MAKER' }, size: 10 });
  const roleIds = [roles.records.find(({ code }: { code: string }) => code === 'MAKER').id];
  for (const account of accounts) {
    const { id } = await admin.send('POST', '/authority/user', { account, name: `同学${account}`, orgId, roleIds, password: given });
    const own = await callAs({ address: server.address, password: given }, account);
    const next = { password: server.password, confirmPassword: server.password };
    await own.send('PUT', '/authority/user/password', { id, oldPassword: given, ...next });
  }
}

/** A password that somebody else gave is good once. */
const given = 'given-once-1';

/** Begins, fills in and hands in so many projects, by the accounts in turns; their ids. */
export async function handInMany(server: ServerProcess, contestId: string, accounts: readonly string[], count: number): Promise<string[]> {
  const each = await Promise.all(
    accounts.map(async (account, place) => {
      const leader = await callAs(server, account);
      const ids: string[] = [];
      for (let number = place; number < count; number += accounts.length) ids.push(await handIn(leader, contestId, number));
      return ids;
    }),
  );
  return each.flat();
}

async function handIn(leader: ApiCaller, contestId: string, number: number): Promise<string> {
  const { id } = await leader.send('POST', '/contest/entry', { contestId, track, title: `第 ${number} 号作品` });
  await leader.send('PUT', `/contest/entry/${id}`, { section: 'ANSWERS', version: 0, answers: { area: `领域 ${number}` } });
  await leader.send('PUT', `/contest/entry/${id}/plan/market`, { version: 0, html: `<p>${ownText(number)}</p>` });
  const { state } = await leader.send('POST', `/contest/entry/${id}/submit`, {});
  if (state.code !== 'SUBMITTED') throw new Error(`project ${number} is ${state.code}`);
  return id;
}

/** A text that is like no other one's. */
function ownText(number: number): string {
  return Array.from({ length: 60 }, (_, place) => String.fromCodePoint(0x4e_00 + ((number * 7919 + place * 104_729) % 20_000))).join('');
}
