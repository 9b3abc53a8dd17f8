import type { Locator, Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from './call-api.ts';
import { shoot, signIn, type Watched } from './browser.ts';
import { addStudents, day, handInMany, openContest } from './hand-in-many.ts';
import { runConsole } from './run-console.ts';

/**
 * A registration as colleges have it: more projects than one page shows, of which three are clicked by their students at a phone's width
 * and decided on by their college at a desk's. One is returned and mended, one is a copy and rejected, one withdraws, one gets more time.
 * The steps stand on each other.
 */
describe('a registration season', () => {
  const running = runConsole();
  const title = '第十一届创新创业大赛';
  /** Of those that come in besides. */
  const others = 27;
  /** The mended one has a place, too. */
  const quota = others + 1;
  const leaders = ['season1', 'season2', 'season3'];
  const text =
    '社区里的厨余垃圾在分拣以后送到楼下的箱子，四十天变成肥料，分给阳台上种菜的人家。我们在三个小区试了半年，收下两吨厨余，还回三百公斤肥料，每户每月少倒一半垃圾。';
  let contestId = '';
  const phone = { width: 390, height: 844 };
  let student: Watched;
  let fellow: Watched;
  let college: Watched;
  let school: Watched;

  beforeAll(async () => {
    contestId = await openContest(running.server, title, quota);
    await addStudents(running.server, leaders);
    [student, fellow, college, school] = [await running.open(phone), await running.open(phone), await running.open(), await running.open()];
    await signIn(student.page, 'student', running.server.password);
    await signIn(fellow.page, 'student2', running.server.password);
    await signIn(college.page, 'college', running.server.password);
    await signIn(school.page, 'school', running.server.password);
  });

  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const [name, watched] of Object.entries({ student, fellow, college, school })) await shoot(watched.page, `failed-season-${name}`);
  });

  it('a student begins a project on a phone, fills it in with another one, and has a receipt', async () => {
    const { page } = student;
    await begin(page, title, '楼下的堆肥箱');
    await field(page, '所属领域').fill('环境保护');
    await field(page, '项目简介').fill('把厨余留在小区里。');
    await said(page, /已保存 \d/);
    await writePlan(page, text);
    await page.getByRole('button', { name: '邀请成员' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '生成链接' }).click();
    const link = await dialog.getByRole('textbox').first().inputValue();
    await dialog.getByRole('button', { name: '完成' }).click();
    await fellow.page.goto(new URL(link, running.server.address).pathname);
    await fellow.page.getByRole('button', { name: /^以「.*」加入$/ }).click();
    await fellow.page.waitForURL('**/my-projects/*');
    await page.reload();
    await handIn(page);
  });

  it('a copy is warned about, and can be handed in all the same', async () => {
    const { page } = fellow;
    await begin(page, title, '阳台上的肥料');
    await field(page, '所属领域').fill('农业');
    await said(page, /已保存 \d/);
    await writePlan(page, `${text}我们还想到十个小区去。`);
    await handIn(page);
    await expect
      .poll(async () => {
        await page.reload();
        await said(page, /回执号/);
        return page.getByText(/查重提醒/).count();
      })
      .toBe(1);
  });

  it('a third one is handed in and withdraws', async () => {
    const { page } = student;
    await begin(page, title, '会认路的拐杖');
    await field(page, '所属领域').fill('养老');
    await said(page, /已保存 \d/);
    await writePlan(page, '给看不清路的老人一根会说话的拐杖。');
    await handIn(page);
    await chooseAct(page, '退出大赛');
    await field(page, '退出原因').fill('队员都要考研');
    await page.getByRole('dialog').getByRole('button', { name: '退出大赛' }).click();
    await said(page, '已退出大赛');
  });

  it('others come in besides, and the college has them all before it with its quota', async () => {
    expect(await handInMany(running.server, contestId, leaders, others)).toHaveLength(others);
    const { page } = college;
    await page.goto(`/contests/${contestId}/projects`);
    await said(page, `共 ${others + 3} 条`);
    await said(page, new RegExp(`名额 ${quota}(?!\\d)`));
  });

  it('the college returns one with what is to be mended, and its student mends it', async () => {
    await openProject(college.page, contestId, '楼下的堆肥箱');
    await college.page.getByRole('button', { name: '退回修改', exact: true }).click();
    await field(college.page, '退回原因').fill('简介请写两句');
    await college.page.getByRole('button', { name: '添加意见' }).click();
    await field(college.page, '意见 1').fill('写明在哪里试过');
    await college.page.getByRole('button', { name: '退回修改', exact: true }).last().click();
    await said(college.page, '写明在哪里试过');

    const { page } = student;
    await page.goto('/my-projects');
    await said(page, '要修改 1 处');
    await page.getByRole('link', { name: '楼下的堆肥箱' }).click();
    await said(page, /写明在哪里试过/);
    await field(page, '项目简介').fill('把厨余留在小区里。在三个小区试过半年。');
    await said(page, /已保存 \d/);
    await handIn(page, '退回时要求修改 1 处');
    await said(page, /回执号 .*-2/);
  });

  it('the school puts the deadline of one project off, and its student reads until when', async () => {
    const until = `${day(6)} 20:00`;
    const caller = await callAs(running.server, leaders[0] ?? '');
    const { entries } = await caller.send('GET', '/contest/entry/mine');
    const [{ id, title: late }] = entries;
    await school.page.goto(`/contests/${contestId}/projects?keyword=${encodeURIComponent(late)}`);
    const row = school.page.getByRole('row').filter({ hasText: late }).first();
    await row.getByRole('button', { name: /延期/ }).click();
    const dialog = school.page.getByRole('dialog');
    await field(dialog, '延长到').fill(until);
    await field(dialog, '延长原因').fill('负责人在住院');
    await dialog.getByRole('button', { name: '延长', exact: true }).click();
    await said(school.page, /已延长到/);
    const { due } = await caller.send('GET', `/contest/entry/${id}`);
    expect(due).toContain(until);
  });

  it('the college compares the copy with what it copies, rejects it, and accepts what was mended', async () => {
    const { page } = college;
    await page.goto(`/contests/${contestId}/duplicates`);
    await said(page, '阳台上的肥料');
    await openProject(page, contestId, '阳台上的肥料');
    await page.getByRole('button', { name: '不通过', exact: true }).click();
    await field(page, '不通过的原因').fill('与另一个项目的内容相同');
    await page.getByRole('button', { name: '不通过', exact: true }).last().click();
    await said(page, '与另一个项目的内容相同');
    await openProject(page, contestId, '楼下的堆肥箱');
    await page.getByRole('button', { name: '通过', exact: true }).click();
    await page.getByRole('checkbox', { name: /材料属实/ }).check();
    await page.getByRole('button', { name: '通过', exact: true }).last().click();
    await page.getByRole('heading', { name: '通过「楼下的堆肥箱」' }).waitFor({ state: 'detached' });
    await student.page.goto('/my-projects');
    await said(student.page, /通过/);
  });

  it('with the rest accepted the quota is used up to the last place, and every project is where its people left it', async () => {
    const caller = await callAs(running.server, 'college');
    const { records } = await caller.send('POST', '/contest/project/page', { model: { contestId, state: 'SUBMITTED' }, size: 500 });
    expect(records).toHaveLength(others);
    for (const { id } of records) await caller.send('POST', `/contest/project/${id}/accept`, { ticks: ['real'] });
    const { page } = college;
    await page.goto(`/contests/${contestId}/projects`);
    await said(page, '名额已用完');
    for (const watched of [student, fellow, college, school]) expect(watched.complaints).toEqual([]);
  });
});

/** A project in two fields, from the list of contests that are open; ends on its page. */
async function begin(page: Page, contest: string, title: string): Promise<void> {
  await page.goto('/my-projects');
  await page.getByRole('button', { name: `在「${contest}」发起项目` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '赛道' }).waitFor();
  await field(dialog, '项目名称').fill(title);
  await dialog.getByRole('button', { name: '发起项目' }).click();
  await page.waitForURL(/\/my-projects\/\d+$/);
  await page.getByRole('heading', { name: title }).waitFor();
}

/** Follows what is missing to the plan, writes its section and comes back. */
async function writePlan(page: Page, text: string): Promise<void> {
  const project = page.url();
  await page
    .getByRole('link', { name: /市场分析/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: '市场分析' }).click();
  await page.keyboard.insertText(text);
  await said(page, /已保存 \d/);
  await page.goto(project);
}

async function handIn(page: Page, stands = '都填好了'): Promise<void> {
  await said(page, stands);
  await chooseAct(page, '提交项目');
  await page.getByRole('alertdialog').getByRole('button', { name: '提交项目' }).click();
  await said(page, /回执号/);
}

/** An act of a page's head, whether it stands there or in its menu. */
async function chooseAct(page: Page, name: string): Promise<void> {
  const head = page.getByRole('main');
  const button = head.getByRole('button', { name, exact: true }).first();
  const menu = head.getByRole('button', { name: /^更多/ }).first();
  await button.or(menu).first().waitFor();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name }).click();
}

/** A project's page, found by its title in the contest's list. */
async function openProject(page: Page, contestId: string, title: string): Promise<void> {
  await page.goto(`/contests/${contestId}/projects?keyword=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { name: title }).waitFor();
}

/** Waits until it is read on the page that is shown: others are kept behind it. */
async function said(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

function field(within: Page | Locator, name: string): Locator {
  return within.getByRole('textbox', { name });
}
