// @pglite: statements over arrays and laterals
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { addStudents, begunEntry, during, openContest } from '../../../../test/entry-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { pdfOf as pdfFile } from '../../../../test/pdf-file.ts';
import { inventPlans } from '../../../../test/made-plans.ts';
import { threadWorkers } from '../../../node/threads/thread-workers.ts';
import { createRandom } from '../../../demo/random.ts';
import { systemContext } from '../../jobs/job-context.ts';
import { steps } from '../retention/steps.ts';

const server = openServer();
const sections = [
  { key: 'market', title: '市场分析', guidance: '请写市场有多大，对手是谁，你们的位置在哪里，怎样进入。', isRequired: false },
];
const setup = { sections, team: { min: 1, max: 5, advisorsMin: 0, advisorsMax: 3 } };
const made = inventPlans(3);
const [text, other] = [made.plan().parts.join(''), made.plan().parts.join('')];

let first = '';
let second = '';
/** Two students of two contests. */
beforeEach(async () => {
  server.setNow(during);
  await addStudents(server, 1);
  first = await begunEntry(server, await openContest(server, setup), '潮汐能微电网');
  second = await begunEntry(server, await openContest(server, setup, '挑战杯'), '旧衣再生', 'student2');
});

const write = async (id: string, account: string, html: string) => {
  const { data } = await server.as(account).call('plan.get', { params: { id } });
  const answer = await server
    .as(account)
    .call('plan.save', { params: { id, key: 'market' }, body: { version: data.sections[0].version, html } });
  expect(answer.status, answer.msg).toBe(200);
};
let minute = 0;
const submit = async (id: string, account: string) => {
  minute += 1;
  server.setNow(new Date(during.getTime() + minute * 60_000));
  const answer = await server.as(account).call('entry.submit', { params: { id } });
  expect(answer.status, answer.msg).toBe(200);
  await server.runJobs();
};
const both = async (one = text, two = text) => {
  await write(first, 'student', `<p>${one}</p>`);
  await submit(first, 'student');
  await write(second, 'student2', `<p>${two}</p>`);
  await submit(second, 'student2');
};
const page = async (account = 'school', model = {}) => (await server.as(account).call('radar.page', { body: { model } })).data.records;
const read = async (id: string, account = 'school') => server.as(account).call('radar.get', { params: { id } });
const decide = (id: string, body: object, account = 'school') => server.as(account).call('radar.decide', { params: { id }, body });
const entryOf = async (id: string, account: string) => (await server.as(account).call('entry.get', { params: { id } })).data;
const titlesFor = async (account: string) =>
  (await server.as(account).call('message.page', { body: { model: {} } })).data.records.map(({ title }: { title: string }) => title);

describe('what is handed in', () => {
  it('is found where it is like another one, its leader warned and not barred, and found no more once it was changed', async () => {
    const copied = text.slice(0, text.length * 0.4);
    await both(text, `${copied}</p><p>${other}`);
    const [finding] = await page();
    expect(finding).toMatchObject({
      kinds: ['TEXT'],
      state: { code: 'OPEN' },
      first: { title: '潮汐能微电网', isVisible: true, contestTitle: '创新创业大赛' },
      second: { title: '旧衣再生' },
    });
    expect(finding.text).toBeGreaterThanOrEqual(30);
    expect(await entryOf(second, 'student2')).toMatchObject({ state: { code: 'SUBMITTED' }, alike: ['TEXT'] });
    // who was first has nothing to explain
    expect(await entryOf(first, 'student')).toMatchObject({ alike: [] });
    expect(await titlesFor('student2')).toContain('挑战杯：项目「旧衣再生」和别的项目相近');
    expect(await titlesFor('student')).not.toContain('创新创业大赛：项目「潮汐能微电网」和别的项目相近');
    expect((await server.as('college').call('project.get', { params: { id: second } })).data.alikeCount).toBe(1);
    const { data } = await read(finding.id);
    const marked = (side: 'first' | 'second') =>
      data[side].blocks.flatMap((block: { stretches: { text: string; passage: number | null }[] }) =>
        block.stretches.filter((one) => one.passage === 1),
      );
    expect(marked('first')[0].text.slice(0, 100)).toBe(copied.slice(0, 100));
    expect(marked('second')[0].text).toBe(marked('first')[0].text);

    await server.as('student2').call('entry.takeBack', { params: { id: second } });
    expect(await page()).toEqual([]);
    await write(second, 'student2', `<p>${other}</p>`);
    await submit(second, 'student2');
    expect(await page()).toEqual([]);
    expect((await read(finding.id)).status).toBe(404);
    expect(await entryOf(second, 'student2')).toMatchObject({ alike: [] });
  });

  it('is found by its title and its pictures too, and not by signs, by nothing or by what the contest says itself', async () => {
    const random = createRandom(7);
    const blocks = Array.from({ length: 81 }, () => random.below(256));
    const grey = Uint8Array.from({ length: 90 * 90 }, (_, at) => blocks[Math.floor(at / 900) * 9 + Math.floor((at % 90) / 10)] ?? 0);
    const drawn = sharp(grey, { raw: { width: 90, height: 90, channels: 1 } });
    const files = [
      await drawn.clone().png().toBuffer(),
      await drawn.clone().resize(300, 280, { fit: 'fill' }).jpeg({ quality: 60 }).toBuffer(),
    ];
    const show = async (id: string, account: string, content: Buffer | undefined, name: string) => {
      const file = new File([new Uint8Array(content ?? [])], name);
      const { data, msg } = await server.as(account).call('plan.picture', { params: { id }, body: { file } });
      await write(id, account, `<p>${sections[0]?.guidance}</p><img src="${data?.url ?? msg}" alt="">`);
    };
    const retitle = async (id: string, account: string, title: string) => {
      const { sections: marks } = await entryOf(id, account);
      const version = marks.find(({ section }: { section: string }) => section === 'BASICS').version;
      await server
        .as(account)
        .call('entry.save', { params: { id }, body: { section: 'BASICS', version, title, track: '科技创新', summary: '' } });
    };
    await show(first, 'student', files[0], 'one.png');
    await retitle(first, 'student', '面向山区的智能灌溉系统');
    await submit(first, 'student');
    await show(second, 'student2', files[1], 'two.jpg');
    await retitle(second, 'student2', '面向山区的智能灌溉 系统！');
    await submit(second, 'student2');
    const [finding] = await page('school', { kinds: 'PICTURE' });
    expect(finding).toMatchObject({ kinds: ['TITLE', 'PICTURE'], title: 100, pictures: 1, text: null });
    expect((await read(finding.id)).data.pairs).toEqual([
      { first: expect.stringContaining('/attachment/'), second: expect.stringContaining('/attachment/') },
    ]);
    for (const [id, account] of [
      [first, 'student'],
      [second, 'student2'],
    ] as const) {
      await server.as(account).call('entry.takeBack', { params: { id } });
      await retitle(id, account, '🚀🚀🚀');
      await write(id, account, `<p>${sections[0]?.guidance}</p>`);
      await submit(id, account);
    }
    expect(await page()).toEqual([]);
  });
});

describe('what was found', () => {
  it('is decided on by who sees both, with a reason that is kept, and what was decided stays when it is looked at again', async () => {
    await both();
    await server.db.updateTable('project').set({ orgId: known.business, collegeId: known.business }).where('id', '=', first).execute();
    const [finding] = await page();
    const [seen] = await page('college');
    expect(seen).toMatchObject({
      first: { isVisible: false, number: null, title: '潮汐能微电网', collegeLabel: '商学院' },
      second: { isVisible: true },
    });
    expect((await read(finding.id, 'college')).data).toMatchObject({
      first: { blocks: [], people: [] },
      second: { people: [{ name: '同学2' }] },
    });
    const body = { version: 0, state: 'SAME', reason: '一模一样' };
    expect((await decide(finding.id, body, 'college')).msg).toBe('另一个项目不在你的管理范围，请让上级管理员来处理');
    expect(await page('other')).toEqual([]);
    expect((await read(finding.id, 'other')).status).toBe(404);
    for (const account of ['judge1', 'student2', 'teacher']) expect((await read(finding.id, account)).status).toBe(403);

    expect((await decide(finding.id, body)).data).toMatchObject({
      version: 1,
      state: { code: 'SAME' },
      decision: { by: '校管', reason: '一模一样' },
    });
    expect(await decide(finding.id, body)).toMatchObject({ status: 409, extra: { current: { version: 1 } } });
    server.setNow(new Date(during.getTime() + 3_600_000));
    expect((await decide(finding.id, { version: 1, state: 'ALLOWED', reason: '同一个团队，去年没有获奖' })).data.history).toHaveLength(2);
    const { data } = await server.as('school').call('project.get', { params: { id: second } });
    expect(data.history.find(({ kind }: { kind: string }) => kind === 'COMPARED')).toMatchObject({
      by: '校管',
      reason: '同一个团队，去年没有获奖',
      changes: [{ field: 'radar', before: 'SAME', after: 'ALLOWED' }],
    });
    expect((await entryOf(second, 'student2')).history.map(({ kind }: { kind: string }) => kind)).not.toContain('COMPARED');
    const { contestId } = data;
    await server.as('school').call('radar.look', { params: { id: contestId } });
    expect((await server.as('other').call('radar.look', { params: { id: contestId } })).status).toBe(404);
    await server.runJobs();
    expect(await page()).toMatchObject([{ state: { code: 'ALLOWED' }, version: 2, decision: { reason: '同一个团队，去年没有获奖' } }]);
    expect(await entryOf(second, 'student2')).toMatchObject({ alike: [] });
  });

  it('is decided on by nobody who stands behind one of them, and goes with what its people have written', async () => {
    await both();
    const [finding] = await page();
    const { id: userId, tenantId } = await server.db
      .selectFrom('user')
      .where('account', '=', 'school')
      .select(['id', 'tenantId'])
      .executeTakeFirstOrThrow();
    const tie = { tenantId, projectId: second, part: 'LEADER', position: 1, userId } as const;
    await server.db.insertInto('projectTie').values(tie).execute();
    expect((await decide(finding.id, { version: 0, state: 'SAME', reason: '一样' })).msg).toBe(
      '你负责、指导或参与了其中的项目，请让其他管理员来处理',
    );
    const { data } = await server.as('manager').call('project.get', { params: { id: second } });
    const ctx = await systemContext(server.host, tenantId);
    if (!ctx) throw new Error('no such tenant');
    const mine = steps.filter(({ kind }) => kind === 'RADAR');
    for (const step of mine) await step.clear(ctx, data.contestId);
    expect(await page('manager')).toEqual([]);
    for (const table of ['radarPrint', 'radarMark'] as const)
      expect(await server.db.selectFrom(table).where('projectId', '=', second).select('projectId').execute()).toEqual([]);
  });

  it('is told of people too, where two of the team and an adviser stand behind both', async () => {
    const { tenantId } = await server.db.selectFrom('project').where('id', '=', first).select('tenantId').executeTakeFirstOrThrow();
    for (const projectId of [first, second])
      for (const [part, position, name, number] of [
        ['MEMBER', 1, '甲', '20260001'],
        ['MEMBER', 2, '乙', '20260002'],
        ['ADVISOR', 1, '王老师', null],
      ] as const)
        await server.db.insertInto('projectPerson').values({ tenantId, projectId, part, position, name, number }).execute();
    await both(text, other);
    expect(await page('school', { kinds: 'PEOPLE' })).toMatchObject([{ kinds: ['PEOPLE'], people: 3, score: 30 }]);
    // that is no warning to the team
    expect(await entryOf(second, 'student2')).toMatchObject({ alike: [] });
    expect(await titlesFor('student2')).not.toContain('挑战杯：项目「旧衣再生」和别的项目相近');
  });
});

describe('a plan that is one PDF', () => {
  const pdfOf = async (html: string) => {
    const document = { title: '计划书', language: 'zh-CN', pictureLost: '', charactersLost: '', blocks: [{ kind: 'html', html }] } as const;
    const { content } = await threadWorkers.renderPdf({ ...document, blocks: [...document.blocks] });
    return new File([await new Response(content).arrayBuffer()], '计划书.pdf');
  };
  const attach = async (file: File) => {
    const { data } = await server.as('student2').call('entry.get', { params: { id: second } });
    const seen = data.files.find((one: { slot: string }) => one.slot === 'plan:pdf')?.attachmentId;
    const body = { slot: 'plan:pdf', file, ...(seen && { seen }) };
    const answer = await server.as('student2').call('entry.attach', { params: { id: second }, body });
    expect(answer.status, answer.msg).toBe(200);
  };

  beforeEach(async () => {
    second = await begunEntry(server, await openContest(server, { ...setup, planAs: 'EITHER' }, '互联网+'), '旧衣新生', 'student2');
    await write(first, 'student', `<p>${text}</p>`);
    await submit(first, 'student');
  });

  it('is compared by its words, and the sections beside it are not', async () => {
    // a draft of before that would be a copy itself
    await write(second, 'student2', `<p>${text}</p>`);
    await attach(await pdfOf(`<p>${other}</p>`));
    await submit(second, 'student2');
    expect(await page('school', { kinds: 'TEXT' })).toEqual([]);
    await server.as('student2').call('entry.takeBack', { params: { id: second } });
    await attach(await pdfOf(`<p>${text.slice(0, text.length * 0.6)}</p><p>${other}</p>`));
    await submit(second, 'student2');
    const [finding] = await page('school', { kinds: 'TEXT' });
    expect(finding.text).toBeGreaterThanOrEqual(50);
    const { data } = await read(finding.id);
    expect(data.second).toMatchObject({ isPdfUnread: false, blocks: [{ key: 'pdf', title: null }] });
    expect(data.passageCount).toBeGreaterThan(0);
    await server.as('student2').call('entry.takeBack', { params: { id: second } });
    await server.as('student2').call('entry.detach', { params: { id: second }, body: { slot: 'plan:pdf' } });
    await submit(second, 'student2');
    expect((await read(finding.id)).data.second.blocks).toMatchObject([{ key: 'plan:market' }]);
    expect(await server.db.selectFrom('radarPdf').select('projectId').execute()).toEqual([]);
  });

  it('is said to have nothing to compare where it cannot be read', async () => {
    await server.db.updateTable('project').set({ title: '潮汐能微电网' }).where('id', '=', second).execute();
    await attach(new File([pdfFile('')], '计划书.pdf'));
    await submit(second, 'student2');
    const [finding] = await page();
    expect(finding.kinds).toEqual(['TITLE']);
    expect((await read(finding.id)).data).toMatchObject({ first: { isPdfUnread: false }, second: { isPdfUnread: true, blocks: [] } });
    const told = async (id: string) => (await server.as('school').call('project.get', { params: { id } })).data.isPdfUnread;
    expect([await told(first), await told(second)]).toEqual([false, true]);
  });
});

describe('copies among many plans', () => {
  it('are found at three, six and nine tenths, reworded too, and nothing else is', async () => {
    const plans = Array.from({ length: 90 }, () => made.plan());
    const planted = [0.3, 0.6, 0.9].flatMap((share) => [false, true].map((isReworded) => ({ share, isReworded })));
    const { contestId, tenantId, schoolId } = await server.db
      .selectFrom('project')
      .where('id', '=', first)
      .selectAll()
      .executeTakeFirstOrThrow();
    const place = {
      tenantId,
      contestId,
      orgId: known.engineering,
      schoolId,
      collegeId: known.engineering,
      source: 'SUBMITTED',
      state: 'SUBMITTED',
    } as const;
    const add = async ({ title, parts }: (typeof plans)[number], number: string) => {
      const { id } = await server.db
        .insertInto('project')
        .values({ ...place, number, title, track: '科技创新' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const html = parts.map((part) => `<p>${part}</p>`).join('');
      await server.db
        .insertInto('planSection')
        .values({ tenantId, projectId: id, key: 'market', html, characters: html.length, version: 1, updatedBy: null })
        .execute();
    };
    for (const [index, plan] of plans.entries()) await add(plan, `P${index}`);
    for (const [index, { share, isReworded }] of planted.entries()) {
      const source = plans[index];
      if (source) await add(made.copy(source, share, isReworded), `C${index}`);
    }
    await server.as('school').call('radar.look', { params: { id: contestId } });
    await server.runJobs();
    const { data } = await server.as('school').call('radar.page', { body: { model: { kinds: 'TEXT' }, size: 100 } });
    const found = data.records.map(({ first: one, second: two }: { first: { number: string }; second: { number: string } }) =>
      [one.number, two.number].toSorted().join(' '),
    );
    expect(found.toSorted()).toEqual(planted.map((_, index) => `C${index} P${index}`));
  });
});
