import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { watchRest } from './at-rest.ts';
import { enter, shoot } from './browser.ts';
import { cutValuesOf, firstRecordOf, headsOf, overflowOf, seeFurtherOn } from './geometry.ts';
import { leftChinese } from './left-chinese.ts';
import { shareConsole } from './run-console.ts';
import { hasStory } from './screen-stories.ts';
import { type TourName, toursOf } from './tours.ts';

/** What a way has led past. */
interface Seen {
  heads: number;
  /** Lists with more sideways. */
  withMore: number;
  /** Lists on a phone. */
  onPhone: number;
}

/** Whose way leads past lists, and how many of them at least have more sideways where not all columns fit. */
const lists: Partial<Record<TourName, { withMore: number }>> = {
  contests: { withMore: 2 },
  school: { withMore: 0 },
  people: { withMore: 0 },
  judge: { withMore: 2 },
  system: { withMore: 1 },
  admin: { withMore: 0 },
  college: { withMore: 0 },
};

/**
 * Tests that go these ways through the console, in English, whose labels are the longer ones. Each address opens by itself, on a desk in
 * light; there the window becomes narrower, down to that of 1440 px at 200 %, and at last a phone in the dark.
 */
export function walkScreens(names: readonly TourName[]): void {
  const running = shareConsole();
  let tours: Awaited<ReturnType<typeof toursOf>>;
  beforeAll(async () => {
    tours = await toursOf(running.server);
  });

  it.each(names)(
    '%s: no complaint, all fits, no head is cut, no value is, neither at rest nor further on, no word is left Chinese, and lists begin high',
    async (name) => {
      const { page, complaints } = await running.open({ language: 'en' });
      const atRest = watchRest(page);
      const { as, paths } = tours[name];
      if (as !== null) await enter(page, as, running.server.password);
      const seen: Seen = { heads: 0, withMore: 0, onPhone: 0 };
      const findings: string[] = [];
      for (const path of paths) {
        await page.setViewportSize(desk);
        await page.goto(path);
        await atRest();
        // the stories are looked at by axe; the frame around all screens is, once
        const hasAxe = !hasStory(path) || (as === 'school' && path === '/dashboard');
        const found = [...(await lookOnDesks(page, seen, hasAxe))];
        await page.setViewportSize(phone);
        await setScheme(page, 'dark');
        await atRest();
        found.push(...(await lookOnPhone(page, seen, hasAxe)));
        if (found.length > 0) await shoot(page, `tour-${as}-${path.replaceAll(/\W+/g, '_')}`);
        await setScheme(page, 'light');
        findings.push(...found.map((one) => `${path}: ${one}`));
      }
      await page.context().close();
      expect([...findings, ...complaints]).toEqual([]);
      const { [name]: list } = lists;
      if (list === undefined) return;
      expect(seen.heads).toBeGreaterThan(10);
      expect(seen.withMore).toBeGreaterThanOrEqual(list.withMore);
      expect(seen.onPhone).toBeGreaterThanOrEqual(1);
    },
  );
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Sets it as another tab does: an open page follows that at once, the system's own scheme only a moment after it came. */
async function setScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    const key = 'saiwu_SCHEME';
    localStorage.setItem(key, JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }, scheme);
  await page.locator(`html[data-theme=${scheme}]`).waitFor();
}

/** Half of a value is worse than none: what has no room stands further on, with a hint. */
async function lookOnDesks(page: Page, seen: Seen, hasAxe: boolean): Promise<string[]> {
  const found = [...(hasAxe ? await violationsOf(page) : []), ...(await overflowOf(page))];
  for (const width of [desk.width, 1280, 1024]) {
    await page.setViewportSize({ ...desk, width });
    const heads = await headsOf(page);
    seen.heads += heads.length;
    found.push(...heads.filter(({ isWhole }) => !isWhole).map(({ label }) => `at ${width} px “${label}” is cut`));
    if (width === desk.width) continue;
    found.push(...(await cutValuesOf(page)).map((value) => `at ${width} px ${value}`));
    if (!(await seeFurtherOn(page))) continue;
    seen.withMore += 1;
    found.push(...(await cutValuesOf(page)).map((value) => `at ${width} px, further on, ${value}`));
  }
  await page.setViewportSize({ width: desk.width / 2, height: desk.height / 2 });
  return [...found, ...(await overflowOf(page)).map((one) => `at 200 % it ${one}`)];
}

async function lookOnPhone(page: Page, seen: Seen, hasAxe: boolean): Promise<string[]> {
  const top = await firstRecordOf(page);
  if (top !== null) seen.onPhone += 1;
  return [
    ...(top !== null && top > 300 ? [`on a phone the first record starts at ${top} px`] : []),
    ...(hasAxe ? await violationsOf(page) : []),
    ...(await overflowOf(page)).map((one) => `on a phone it ${one}`),
    ...(await leftChinese(page)).map((text) => `“${text}” is Chinese`),
  ];
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
