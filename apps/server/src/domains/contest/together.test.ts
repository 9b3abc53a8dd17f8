import { verifyLog } from '@saiwu/judging';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, publishedContest, runningContest, sheetBody } from '../../../test/contest-steps.ts';
import { type Answer } from '../../../test/harness.ts';
import { openProcesses } from '../../../test/open-processes.ts';
import type { Schema } from '../../schema/schema.ts';

const processes = openProcesses(3);
const at = (index: number, account: string) => processes.at(index).as(account);

/** A contest under review, and a judge with one of the sheets that are owed. */
async function review(projects = 1) {
  const running = await runningContest(processes.at(0), projects);
  const [pair] = running.pairs;
  if (!pair) throw new Error('nobody judges');
  return { ...running, judge: pair.account, sheet: { stageId: running.stageId, projectId: pair.projectId } };
}

type Acts = [first: () => Promise<Answer>, second: () => Promise<Answer>];

/**
 * Lets the first do its work at one process without committing it, because it runs into what `hold` holds; then the second begin at another
 * process; then both go on. The embedded database runs them one after the other in any case.
 */
async function interleave(hold: (db: Kysely<Schema>) => Promise<unknown>, [first, second]: Acts): Promise<[Answer, Answer]> {
  if (processes.isEmbedded()) return [await first(), await second()];
  const both = await processes
    .at(2)
    .db.transaction()
    .execute(async (holding) => {
      await hold(holding);
      const one = first();
      await processes.whenWaiting(1);
      const two = second();
      await processes.whenWaiting(2, two);
      return { one, two };
    });
  return [await both.one, await both.two];
}

const lock = (table: 'msg' | 'sealedLog') => (db: Kysely<Schema>) =>
  sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);

describe('an act that begins while a contest is being cancelled', () => {
  /** Cancelling tells the judges last of all. */
  async function whileCancelling(contestId: string, act: () => Promise<Answer>) {
    const cancel = () => at(0, 'school').call('contest.cancel', { params: { id: contestId }, body: { reason: '经费不足' } });
    const [cancelled, answer] = await interleave(lock('msg'), [cancel, act]);
    expect(cancelled.status).toBe(200);
    return [answer.status, answer.msg];
  }

  it.each(['score.save', 'score.submit'] as const)('%s finds it cancelled', async (id) => {
    const { contestId, judge, sheet } = await review();
    const act = () => at(1, judge).call(id, { params: sheet, body: sheetBody('50') });
    expect(await whileCancelling(contestId, act)).toEqual([409, '大赛已取消']);
    const sheets = processes.at(0).db.selectFrom('scoreSheet').innerJoin('assignment', 'assignment.id', 'scoreSheet.assignmentId');
    expect(await sheets.where('assignment.stageId', '=', sheet.stageId).select('assignmentId').execute()).toEqual([]);
  });

  it('inviting a judge finds it cancelled', async () => {
    const { contestId, judge } = await review();
    const { db } = processes.at(0);
    const { id } = await db
      .selectFrom('judge')
      .innerJoin('user', 'user.id', 'judge.userId')
      .where('user.account', '=', judge)
      .select('judge.id')
      .executeTakeFirstOrThrow();
    const act = () => at(1, 'school').call('invitation.create', { body: { judgeId: id, contestId } });
    expect((await whileCancelling(contestId, act))[0]).toBe(409);
  });
});

it('an import that was checked against tracks which are no more is refused', async () => {
  const { contestId, stageId } = await publishedContest(processes.at(0));
  const { version } = (await at(0, 'school').call('contest.get', { params: { id: contestId } })).data;
  const change = () => at(0, 'school').call('contest.update', { body: { ...contestBody(), tracks: ['社会服务'], id: contestId, version } });
  const bring = () => at(1, 'school').call('project.import', { body: { contestId, file: importSheet(goodRows(2)) } });
  const stage = (db: Kysely<Schema>) => db.selectFrom('stage').where('id', '=', stageId).select('id').forKeyShare().execute();
  const [changed, brought] = await interleave(stage, [change, bring]);
  expect(changed.status).toBe(200);
  // embedded, the check itself comes after the change and finds the rows wrong
  expect([-9, -10]).toContain(brought.code);
  expect(await processes.at(0).db.selectFrom('project').where('contestId', '=', contestId).select('id').execute()).toEqual([]);
});

it('an invitation that is withdrawn while it is being accepted leaves no session behind', async () => {
  const { contestId, judge } = await review();
  const { db } = processes.at(0);
  const user = await db
    .selectFrom('judge')
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('user.account', '=', judge)
    .select(['judge.id as judgeId', 'user.id'])
    .executeTakeFirstOrThrow();
  const { data: invited } = await at(0, 'school').call('invitation.create', { body: { judgeId: user.judgeId, contestId } });
  const accept = async () => {
    const response = await processes.at(0).fetch('/api/oauth/anno/invitation/accept', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code: invited.path.replace('/invite/', '') }),
    });
    return { ...((await response.json()) as Answer), status: response.status }; // every answer is an envelope
  };
  const withdraw = () => at(1, 'school').call('invitation.revoke', { body: { ids: [invited.id] } });
  const owner = (holding: Kysely<Schema>) => holding.selectFrom('user').where('id', '=', user.id).select('id').forUpdate().execute();
  const answers = await interleave(owner, [accept, withdraw]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const open = db.selectFrom('session').where('invitationId', '=', invited.id).where('endedTime', 'is', null);
  expect(await open.select('id').execute()).toEqual([]);
});

describe('the start of a review beside a team or a college', () => {
  /** A contest whose registration is over but for the draft of a team; what came from a sheet has its judges. */
  async function enteredContest() {
    const school = at(0, 'school');
    const body = { ...contestBody({ reviewStart: '2099-02-02 08:00:00' }), registrationEnd: '2099-02-01 18:00:00' };
    const { data } = await school.call('contest.save', { body });
    const [contestId, stageId]: string[] = [data.id, data.stages[0].id];
    await school.call('contest.publish', { params: { id: contestId } });
    await school.call('project.import', { body: { contestId, file: importSheet(goodRows(1)) } });
    const proposed = await school.call('assignment.propose', { body: { stageId, seed: 7 } });
    await school.call('assignment.accept', { body: { stageId, seed: 7, fingerprint: proposed.data.fingerprint } });
    const begun = await at(0, 'student').call('entry.begin', { body: { contestId, track: '科技创新', title: '智能灌溉' } });
    const end = () =>
      processes
        .at(1)
        .db.updateTable('contest')
        .set({ registrationEnd: new Date('2020-02-01T10:00:00Z') })
        .where('id', '=', contestId ?? '')
        .execute();
    const start = () => at(1, 'school').call('stage.start', { params: { id: stageId } });
    return { id: begun.data.id as string, end, start };
  }

  it('waits for who hands in within the last second, and finds what nobody has decided on', async () => {
    const { id, end, start } = await enteredContest();
    const submit = () => at(0, 'student').call('entry.submit', { params: { id } });
    const [submitted, started] = await interleave(lock('msg'), [submit, () => end().then(start)]);
    expect([submitted.status, started.status, started.msg]).toEqual([200, 409, '还有 1 个项目提交了没有审核，请先通过、退回或不通过']);
  });

  it('waits for a decision that is taken back, which comes too late after it', async () => {
    const { id, end, start } = await enteredContest();
    await at(0, 'student').call('entry.submit', { params: { id } });
    await at(0, 'college').call('project.reject', { params: { id }, body: { reason: '不属于本大赛' } });
    await end();
    const reconsider = () => at(0, 'college').call('project.reconsider', { params: { id }, body: { reason: '点错了' } });
    const [back, barred] = await interleave(lock('msg'), [reconsider, start]);
    expect([back.status, barred.status]).toEqual([200, 409]);
    await at(0, 'college').call('project.reject', { params: { id }, body: { reason: '不属于本大赛' } });
    const [started, late] = await interleave(lock('sealedLog'), [start, reconsider]);
    expect([started.status, late.status, late.msg]).toEqual([200, 409, '评审已经开始，不能再审核']);
  });
});

describe('many judges at once', () => {
  it('a draft does not wait for somebody who is handing in', async () => {
    const { pairs, sheet, judge } = await review();
    const other = pairs.find(({ account }) => account !== judge)?.account ?? '';
    const submit = () => at(0, judge).call('score.submit', { params: sheet, body: sheetBody('50') });
    const draft = () => at(1, other).call('score.save', { params: sheet, body: sheetBody('40') });
    const order: string[] = [];
    const noted = (name: string, act: () => Promise<Answer>) => () => act().finally(() => order.push(name));
    const both = await interleave(lock('sealedLog'), [noted('submit', submit), noted('draft', draft)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(order).toEqual(processes.isEmbedded() ? ['submit', 'draft'] : ['draft', 'submit']);
  });

  it('the last two wait for each other, and the second of them finds that nothing is owed any more', async () => {
    const { stageId, sheet, pairs } = await review();
    const submit = (index: number) => () =>
      at(index, pairs[index]?.account ?? '').call('score.submit', { params: sheet, body: sheetBody('50') });
    expect((await submit(2)()).status).toBe(200);
    const end = (db: Kysely<Schema>) => db.selectFrom('sealedTail').where('stageId', '=', stageId).select('sequence').forUpdate().execute();
    const both = await interleave(end, [submit(0), submit(1)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await at(0, 'school').call('stage.get', { params: { id: stageId } })).data.state.code).toBe('SCORED');
  });

  it('whoever closes the stage waits for who hands in the last sheet, and finds it counted', async () => {
    const { stageId, sheet, pairs } = await review();
    const submit = (index: number) => () =>
      at(index, pairs[index]?.account ?? '').call('score.submit', { params: sheet, body: sheetBody('50') });
    for (const index of [1, 2]) expect((await submit(index)()).status).toBe(200);
    const close = () => at(1, 'school').call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } });
    const both = await interleave(lock('sealedLog'), [submit(0), close]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[1].data).toMatchObject({ state: { code: 'CLOSED' }, sheetCount: 3, submittedCount: 3 });
  });

  it('hand in all at the same moment: the log is one unbroken chain, and the stage is scored', async () => {
    const { stageId, pairs } = await review(4);
    const answers = await Promise.all(
      pairs.map(({ account, projectId }, index) =>
        at(index % 3, account).call('score.submit', { params: { stageId, projectId }, body: sheetBody('50') }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(pairs.map(() => 200));
    const { db } = processes.at(0);
    const log = await db
      .selectFrom('sealedLog')
      .where('stageId', '=', stageId)
      .orderBy('sequence')
      .select(['sequence', 'previousHash', 'hash', 'body'])
      .execute();
    const tail = await db.selectFrom('sealedTail').where('stageId', '=', stageId).select(['sequence', 'hash']).executeTakeFirstOrThrow();
    expect(log).toHaveLength(1 + pairs.length);
    expect(await verifyLog(log as never, tail)).toEqual({ intact: true });
    const { data } = await at(0, 'school').call('stage.get', { params: { id: stageId } });
    expect([data.state.code, data.submittedCount]).toEqual(['SCORED', pairs.length]);
  });
});
