import { beforeEach, describe, expect, it } from 'vitest';
import { addStudents, begunEntry, during, openContest } from '../../../../../test/entry-steps.ts';
import { openServer } from '../../../../../test/harness.ts';

const server = openServer({ publicUrl: 'https://saiwu.example.edu' });

beforeEach(() => {
  server.setNow(during);
  server.host.sms = {};
});

const as = (account: string | null) => server.as(account);
const params = (id: string) => ({ params: { id } });
const answer = (account: string, body: Record<string, unknown>) =>
  as(account).call('entry.answer', { body: { isAccepted: true, ...body } });
const phone = '13912345678';

async function askByPhone(id: string, to = phone) {
  return as('student').call('entry.invite', { ...params(id), body: { part: 'MEMBER', channel: 'PHONE', phone: to } });
}

/** Sets up what it takes to send; answers whom it was sent to, with which link. */
async function withSms(): Promise<[receiver: string, link: string][]> {
  const content = '${by}邀请您加入${project}，请点 ${link}';
  const template = { providerType: 'ALI', appId: 'a', appSecret: 's', customCode: 'ENTRY_INVITATION', content, templateCode: 'T' };
  await server.as('manager').call('smsTemplate.save', { body: template });
  const sent: [string, string][] = [];
  server.host.sms = {
    ALI: {
      perSecond: Infinity,
      send: async ({ receiver, params: values }) => {
        sent.push([receiver, values.find(({ name }) => name === 'link')?.value ?? '']);
        return { kind: 'accepted', bizId: '1' };
      },
    },
  };
  return sent;
}

const codeOf = (link = '') => link.slice(link.lastIndexOf('/') + 1);

describe('an invitation by phone', () => {
  it('goes out by SMS with a link, to who has no account yet too, and again when they are reminded', async () => {
    await addStudents(server, 2);
    const sent = await withSms();
    const id = await begunEntry(server, await openContest(server));
    const { data } = await askByPhone(id);
    expect([data.path, data.code]).toEqual([null, null]);
    await server.runJobs();
    expect(sent).toEqual([[phone, expect.stringContaining('https://saiwu.example.edu/join/')]]);
    server.setNow(new Date(during.getTime() + 90_000_000));
    const reminded = await as('student').call('entry.remind', { ...params(id), body: { invitationId: data.id } });
    expect(reminded.status).toBe(200);
    await server.runJobs();
    const [first, second] = sent.map(([, link]) => codeOf(link));
    expect(second).not.toBe(first);
    // the last one alone is good, and it is for that phone
    expect((await answer('student2', { code: first })).status).toBe(404);
    await server.db.updateTable('user').set({ mobile: '13700000000' }).where('account', '=', 'student2').execute();
    expect((await answer('student2', { code: second })).msg).toBe('这个邀请发给了另一个手机号，请用那个手机号的账号');
    await server.db.updateTable('user').set({ mobile: phone }).where('account', '=', 'student2').execute();
    expect((await answer('student2', { code: second })).data).toEqual({ id });
    expect((await answer('student3', { code: second })).status).toBe(404);
  });

  it('is a link to send oneself where no SMS goes out, and says so when they are to be reminded', async () => {
    await addStudents(server, 1);
    const id = await begunEntry(server, await openContest(server));
    const { data } = await askByPhone(id);
    expect(data.path).toMatch(/^\/join\//);
    server.setNow(new Date(during.getTime() + 90_000_000));
    const reminded = await as('student').call('entry.remind', { ...params(id), body: { invitationId: data.id } });
    expect(reminded.msg).toBe('短信发不出去；请撤销后再邀请，把新的链接发给对方');
    expect((await answer('student2', { code: codeOf(data.path) })).data).toEqual({ id });
  });

  it('gets one answer, whose phone it may be; what keeps them out is told to them when they accept', async () => {
    await addStudents(server, 2);
    const contestId = await openContest(server, { team: { perStudent: 1, max: 9 } });
    const id = await begunEntry(server, contestId);
    await begunEntry(server, contestId, '乙', 'student2');
    const phones = { student: '13900000001', student2: '13900000002', student3: '13900000003', teacher: '13900000004' };
    for (const [account, mobile] of Object.entries(phones))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await server.db.updateTable('user').set({ mobile, verifiedMobile: mobile }).where('account', '=', account).execute();
    const shapes = [];
    for (const to of [...Object.values(phones), phone]) {
      const { status, msg, data } = await askByPhone(id, to); // oxlint-disable-line no-await-in-loop -- one after the other
      server.setNow(new Date(during.getTime() + 90_000_000));
      const reminded = await as('student').call('entry.remind', { ...params(id), body: { invitationId: data.id } }); // oxlint-disable-line no-await-in-loop -- see above
      server.setNow(during);
      shapes.push([status, msg, Object.keys(data), typeof data.path, reminded.status, reminded.msg]);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    expect(shapes[0]?.[0]).toBe(200);
    const invitation = async (account: string) => (await as(account).call('entry.mine')).data.invitations;
    const [toBusy] = await invitation('student2');
    expect((await answer('student2', { invitationId: toBusy.id, consentVersion: 1 })).status).toBe(409);
    const [toTeacher] = await invitation('teacher');
    expect((await answer('teacher', { invitationId: toTeacher.id })).status).toBe(409);
  });

  it('does not reach one phone more than five times a day, whoever asks', async () => {
    await withSms();
    const id = await begunEntry(server, await openContest(server));
    const paths = [];
    for (let time = 0; time < 6; time += 1) {
      const { data } = await askByPhone(id); // oxlint-disable-line no-await-in-loop -- one after the other
      paths.push(data.path === null);
      await as('student').call('entry.revoke', { ...params(id), body: { invitationId: data.id } }); // oxlint-disable-line no-await-in-loop -- see above
    }
    expect(paths).toEqual([true, true, true, true, true, false]);
  });
});

describe('the code of a link', () => {
  it('opens what the link does, in any case and with gaps, and is not kept', async () => {
    await addStudents(server, 1);
    const id = await begunEntry(server, await openContest(server));
    const { data } = await as('student').call('entry.invite', { ...params(id), body: { part: 'MEMBER', channel: 'LINK' } });
    expect(data.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    const typed = `${data.code.slice(0, 4)} ${data.code.slice(4)}`.toLowerCase();
    expect((await as(null).call('entry.joining', { body: { code: typed } })).data.projectTitle).toBe('智能灌溉');
    const kept = await server.db.selectFrom('entryInvitation').where('id', '=', data.id).selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain(data.code);
    expect((await answer('student2', { code: typed })).data).toEqual({ id });
  });

  it('is found by nobody who tries, while those who have one are not counted', async () => {
    await addStudents(server, 1);
    const id = await begunEntry(server, await openContest(server));
    const { data } = await as('student').call('entry.invite', { ...params(id), body: { part: 'MEMBER', channel: 'LINK' } });
    const open = async (code: string) => (await as(null).call('entry.joining', { body: { code } })).status;
    const honest = [];
    for (let time = 0; time < 35; time += 1) honest.push(await open(data.code)); // oxlint-disable-line no-await-in-loop -- counted one by one
    expect(new Set(honest)).toEqual(new Set([200]));
    const tries = [];
    for (let time = 0; time < 30; time += 1) tries.push(await open(`AAAA${2222 + time}`)); // oxlint-disable-line no-await-in-loop -- counted one by one
    expect(new Set(tries)).toEqual(new Set([404]));
    expect(await open('AAAA2222')).toBe(429);
    // those of the campus who are signed in are counted each alone, and a link is no code to guess
    expect((await answer('student', { code: 'AAAA2222' })).status).toBe(404);
    expect(await open(data.path.split('/').at(-1))).toBe(200);
    // answering is another way to try
    for (let time = 1; time < 30; time += 1) await answer('student', { code: `AAAA${2222 + time}` }); // oxlint-disable-line no-await-in-loop -- counted one by one
    expect((await answer('student', { code: 'AAAA2222' })).status).toBe(429);
    expect((await answer('student2', { code: 'AAAA2222' })).status).toBe(404);
  });
});
