import { AxeBuilder } from '@axe-core/playwright';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, shoot } from './browser.ts';
import { callAs } from './call-api.ts';
import { type ServerProcess, startServer } from './start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'saiwu-screens-'));
let server: ServerProcess;
let browser: Browser;

/** By account, the pages that it looks at. */
const tours: Record<'school' | 'judge' | 'admin', string[]> = {
  school: [],
  judge: [],
  admin: ['/system/parameter', '/system/role', '/jobs'],
};

beforeAll(async () => {
  server = await startServer(folder, ['--demo']);
  browser = await openBrowser();
  const school = await callAs(server, 'school');
  const contests: { id: string; state: { code: string } }[] = (await school.send('POST', '/contest/contest/page', { model: {}, size: 50 }))
    .records;
  const of = (state: string) => contests.find((contest) => contest.state.code === state)?.id ?? '';
  const [registering, reviewing, published] = [of('REGISTERING'), of('REVIEWING'), of('PUBLICITY')];
  tours.school = [
    '/dashboard',
    '/contests',
    '/contests/new',
    `/contests/${registering}`,
    `/contests/${reviewing}`,
    `/contests/${registering}/edit`,
    `/contests/${registering}/projects`,
    `/contests/${registering}/assignments`,
    `/contests/${reviewing}/assignments`,
    `/contests/${reviewing}/review/school/running`,
    `/contests/${published}/results`,
    '/judges',
    '/org/user',
    '/messages/compose',
    '/messages/sent',
    '/nowhere',
  ];
  const judge = await callAs(server, 'judge');
  const [stage] = await judge.send('GET', '/contest/judging/stages');
  const { records } = await judge.send('POST', `/contest/judging/${stage.stageId}/page`, { model: {} });
  const review = `/judging/${stage.stageId}`;
  tours.judge = ['/dashboard', '/resources/msg', '/judging', review, `${review}/${records[0].projectId}`];
});

afterAll(async () => {
  await browser?.close();
  server?.process.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  { name: 'wide, light, Chinese', width: 1440, isDark: false, language: 'zh' },
  { name: 'phone, dark, English', width: 390, isDark: true, language: 'en' },
] as const)('every screen, $name', ({ width, isDark, language }) => {
  it.each(['school', 'judge', 'admin'] as const)('of %s has no axe violation, no complaint, and no sideways scrolling', async (account) => {
    const findings: string[] = [];
    const { page, complaints } = await openPage(browser, server.address, { width, isDark, language, height: width < 500 ? 844 : 900 });
    await page.goto('/login');
    await page.locator('input[type=password]').waitFor();
    await check(page, '/login', findings);
    await page.locator('input[type=password]').fill(server.password);
    await page.locator('input').first().fill(account);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    // the stream of messages would keep the network busy for ever
    await page.evaluate(() => localStorage.setItem('saiwu_MSG_REFRESH', '0'));
    for (const path of tours[account]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await check(page, path, findings);
      await shoot(page, `tour-${width}-${account}-${path.replaceAll(/\W+/g, '_')}`);
    }
    expect([...findings, ...complaints]).toEqual([]);
    await page.context().close();
  });
});

async function check(page: Page, path: string, findings: string[]): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations) findings.push(`${path}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (overflow > 0) findings.push(`${path}: scrolls sideways by ${overflow} px`);
}
