import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from './browser.ts';
import { type ApiCaller, callAs } from './call-api.ts';
import { runConsole } from './run-console.ts';

const running = runConsole();
let student: ApiCaller;
let fellow: ApiCaller;
let page: Page;
let id: string;

beforeAll(async () => {
  student = await callAs(running.server, 'student');
  fellow = await callAs(running.server, 'student2');
});

beforeEach(async () => {
  id = await beginTogether();
  ({ page } = await running.open());
  await page.clock.install();
  await signIn(page, 'student', running.server.password);
});

afterEach(async () => {
  await page.context().close();
});

const path = () => `/my-projects/${id}/plan`;
const editor = (name: string) => page.getByRole('textbox', { name, exact: true });
const hour = 60 * 60_000;

/** What stands in the sections on the server. */
const stored = async (): Promise<string[]> =>
  (await student.send('GET', `/contest/entry/${id}/plan`)).sections.map(({ html }: { html: string }) => html);

async function type(section: string, text: string): Promise<void> {
  await page.getByRole('navigation', { name: '计划书的章节' }).getByRole('button', { name: section }).click();
  await editor(section).click();
  await editor(section).press('End');
  await page.keyboard.type(text);
}

describe('an hour offline', () => {
  it('loses nothing: all goes out once the token is a new one, and what a teammate wrote meanwhile stands beside it', async () => {
    await page.goto(path());
    await type('摘要', '一开始。');
    await page.getByText(/^已保存 \d\d:\d\d$/).waitFor();
    const sent = watchSaves(page);

    await page.context().setOffline(true);
    await type('摘要', '路上写的摘要。');
    await type('市场', '路上写的市场。');
    await page.getByText('离线，已存在本机').waitFor();
    await page.clock.fastForward(hour);
    const ended = await page.evaluate(() => {
      localStorage.setItem('saiwu_EXPIRE_TIME', JSON.stringify(new Date(Date.now() - 1000).toISOString()));
      return localStorage.getItem('saiwu_TOKEN');
    });
    await fellow.send('PUT', `/contest/entry/${id}/plan/team`, { version: 0, html: '<p>队友写的团队</p>' });
    await fellow.send('PUT', `/contest/entry/${id}/plan/summary`, { version: 1, html: '<p>队友改的摘要</p>' });

    await page.context().setOffline(false);
    await expect.poll(stored).toEqual(['<p>队友改的摘要</p>', '<p>路上写的市场。</p>', '<p>队友写的团队</p>']);
    expect(await page.evaluate(() => localStorage.getItem('saiwu_TOKEN'))).not.toBe(ended);
    expect(sent.map(({ token }) => token)).not.toContain(`Bearer ${JSON.parse(ended ?? '""')}`);
    // of the section that both have written both texts are there, and of no other one
    const nav = page.getByRole('navigation', { name: '计划书的章节' });
    const choices = page.getByRole('button', { name: /有两份内容，去选一份$/ });
    await choices.waitFor();
    expect(await choices.allTextContents()).toEqual(['「摘要」有两份内容，去选一份']);
    await nav.getByRole('button', { name: '团队' }).click();
    await editor('团队').getByText('队友写的团队').waitFor();
    await choices.click();
    await page.getByRole('region', { name: '你写的' }).getByText('一开始。路上写的摘要。').waitFor();
    await page
      .getByRole('region', { name: /保存的$/ })
      .getByText('队友改的摘要')
      .waitFor();
    await page.getByRole('button', { name: '用我写的覆盖' }).click();
    await expect.poll(async () => (await stored())[0]).toBe('<p>一开始。路上写的摘要。</p>');
    const versions = await student.send('GET', `/contest/entry/${id}/plan/summary/versions`);
    expect(versions[0]).toMatchObject({ version: 2, keptFor: 'OVERWRITTEN' });
  });

  it('leaves what was typed on the device when the tab is closed, for whoever comes back within the hour', async () => {
    await page.goto(path());
    await editor('摘要').waitFor();
    await page.context().setOffline(true);
    await type('市场', '合上电脑前写的。');
    await page.getByText('离线，已存在本机').waitFor();
    const context = page.context();
    const next = await context.newPage();
    await page.close();
    await context.setOffline(false);
    expect(await stored()).toEqual(['', '', '']);
    page = next;
    await page.clock.fastForward(hour - 60_000);
    await page.goto(path());
    await expect.poll(stored).toEqual(['', '<p>合上电脑前写的。</p>', '']);
  });
});

/** What goes out of the plan, with the token it bears. */
function watchSaves(of: Page): { token: string | undefined }[] {
  const seen: { token: string | undefined }[] = [];
  of.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/plan/')) seen.push({ token: request.headers()['authorization'] });
  });
  return seen;
}

/** A project of two students in a contest of its own, whose plan has three sections. Answers its id. */
async function beginTogether(): Promise<string> {
  const school = await callAs(running.server, 'school');
  const section = (key: string, title: string) => ({ key, title, isRequired: false });
  const contest = await school.send('POST', '/contest/contest', {
    title: `离线写计划 ${crypto.randomUUID().slice(0, 6)}`,
    edition: 2026,
    tracks: ['科技创新'],
    registrationStart: '2020-01-01 08:00:00',
    registrationEnd: '2098-12-31 18:00:00',
    setup: {
      team: { min: 1, max: 5, advisorsMin: 0, advisorsMax: 3 },
      sections: [section('summary', '摘要'), section('market', '市场'), section('team', '团队')],
    },
    stages: [stage],
  });
  await school.send('POST', `/contest/contest/${contest.id}/publish`);
  const entry = await student.send('POST', '/contest/entry', { contestId: contest.id, track: '科技创新', title: '雨水花园' });
  const { path: link } = await student.send('POST', `/contest/entry/${entry.id}/invitations`, { part: 'MEMBER', channel: 'LINK' });
  await fellow.send('POST', '/contest/entry/answer', { code: link.split('/').at(-1), isAccepted: true });
  return entry.id;
}

const stage = {
  kind: 'SCHOOL',
  mode: 'ONLINE',
  reviewStart: '2099-02-02 08:00:00',
  reviewEnd: '2099-12-31 18:00:00',
  judgesPerProject: 3,
  loadCap: null,
  recusal: 'COLLEGE',
  isBlind: true,
  rule: { kind: 'MEAN', decimals: 2 },
  rubric: { dimensions: [{ name: '创新性', weight: '100', items: [{ name: '技术', max: '100', guidance: null, isCounted: true }] }] },
  promotion: null,
};
