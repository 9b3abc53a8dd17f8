import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { enter, shoot } from './browser.ts';
import { leftChinese } from './left-chinese.ts';
import { runConsole } from './run-console.ts';
import { tourNames, toursOf } from './tours.ts';

const running = runConsole();

let tours: Awaited<ReturnType<typeof toursOf>>;

beforeAll(async () => {
  tours = await toursOf(running.server);
});

describe.each([
  { name: 'wide, light, Chinese', width: 1440, isDark: false, language: 'zh' },
  { name: 'phone, dark, English', width: 390, isDark: true, language: 'en' },
] as const)('every screen, $name', (look) => {
  it.each(tourNames)('%s: no axe violation, no complaint, no sideways scrolling, and no word left Chinese in English', async (name) => {
    const findings = await walk(name, look, async (page, path) => [
      ...(await violationsOf(page, path)),
      ...(await overflowOf(page, path)),
      ...(look.language === 'en' ? (await leftChinese(page)).map((text) => `${path}: “${text}” is Chinese`) : []),
    ]);
    expect(findings).toEqual([]);
  });
});

// a window of 1440 px at 200 %, with half of its points to stand in
describe('every screen, at twice its size', () => {
  it.each(tourNames)('%s: fits, in English too', async (name) => {
    expect(await walk(name, { width: 720, height: 450, language: 'en' }, overflowOf)).toEqual([]);
  });
});

describe('every list, on a phone', () => {
  it.each(['contests', 'school', 'judge', 'admin', 'college'] as const)(
    '%s: the first record starts within the first 300 px',
    async (name) => {
      let seen = 0;
      const findings = await walk(name, { width: 390, language: 'en' }, async (page, path) => {
        const top = await firstRecordOf(page);
        if (top === null) return [];
        seen += 1;
        return top > 300 ? [`${path}: the first record starts at ${top} px`] : [];
      });
      expect(findings).toEqual([]);
      expect(seen).toBeGreaterThan(0);
    },
  );
});

// English labels are the longer ones
describe('every list, on desks of three widths', () => {
  it.each(['contests', 'school', 'judge', 'admin'] as const)('%s: no head is cut', async (name) => {
    let seen = 0;
    const findings = await walk(name, { width: 1440, language: 'en' }, async (page, path) => {
      const heads = await headsOf(page, [1440, 1280, 1024]);
      seen += heads.length;
      return heads.filter(({ isWhole }) => !isWhole).map(({ width, label }) => `${path}: at ${width} px “${label}” is cut`);
    });
    expect(findings).toEqual([]);
    expect(seen).toBeGreaterThan(10);
  });
});

// half of a value is worse than none: what has no room stands further on, with a hint
describe('every list, where not all columns fit', () => {
  // with how many lists at least have more sideways
  it.each([
    ['contests', 2],
    ['school', 0],
    ['judge', 2],
    ['admin', 1],
  ] as const)('%s: no value is cut at the edge, neither at rest nor further on', async (name, withMore) => {
    let seen = 0;
    const findings = await walk(name, { width: 1280, language: 'en' }, async (page, path) => {
      const cut = [];
      for (const width of [1280, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        cut.push(...(await cutValuesOf(page)).map((value) => `${path}: at ${width} px ${value}`));
        const hint = page.locator('[data-slot=scroll-hint]:visible').first();
        if (!(await hint.isVisible())) continue;
        seen += 1;
        const region = await hint.evaluateHandle((button) => button.closest<HTMLElement>('[data-slot=data-table]'));
        await hint.click();
        await page.waitForFunction((element) => element?.dataset['hidesStart'] === 'true', region);
        cut.push(...(await cutValuesOf(page)).map((value) => `${path}: at ${width} px, further on, ${value}`));
      }
      return cut;
    });
    expect(findings).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(withMore);
  });
});

/** The values that stand partly under what stands still at the right of a table, or beyond its edge, once nothing moves. */
async function cutValuesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const regions = [...document.querySelectorAll('[data-slot="data-table"]')];
    // drawn for the new width, and at rest
    for (let still = 0, last = ''; still < 3;) {
      await frame();
      const now = JSON.stringify(regions.map(({ scrollLeft, scrollWidth, clientWidth }) => [scrollLeft, scrollWidth, clientWidth]));
      still = now === last ? still + 1 : 0;
      last = now;
    }
    return regions.flatMap((region) => {
      const pinned = region.querySelector('thead [data-pin="right"]');
      const edge = (pinned ?? region).getBoundingClientRect()[pinned ? 'left' : 'right'];
      return [...region.querySelectorAll<HTMLElement>('th[data-key]:not([data-pin]), tbody td[data-key]')].flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right, width } = range.getBoundingClientRect();
        return width > 0 && left < edge - 1 && right > edge + 1 ? [`“${cell.textContent}” of ${cell.dataset['key']} is cut`] : [];
      });
    });
  });
}

/** The heads of a page's tables at some widths of the window, and whether they show their whole labels: what is scrolled out of sight may do so too. */
async function headsOf(page: Page, widths: readonly number[]): Promise<{ width: number; label: string; isWhole: boolean }[]> {
  const heads = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return [...document.querySelectorAll('[data-slot="data-table"] thead th[data-key]')].map((head) => {
        const label = head.querySelector('[data-part="label"]');
        const isWhole =
          label !== null &&
          label.scrollWidth <= label.clientWidth + 1 &&
          label.getBoundingClientRect().right <= head.getBoundingClientRect().right + 0.5;
        return { label: head.textContent, isWhole };
      });
    });
    heads.push(...found.map((head) => ({ width, ...head })));
  }
  return heads;
}

/** Goes a way through the console; what `look` finds on the pages, and what the browser complains of. */
async function walk(
  name: (typeof tourNames)[number],
  { width, height = width < 500 ? 844 : 900, ...options }: { width: number; height?: number; isDark?: boolean; language: 'zh' | 'en' },
  look: (page: Page, path: string) => Promise<string[]>,
): Promise<string[]> {
  const { page, complaints } = await running.open({ width, height, ...options });
  const findings: string[] = [];
  const { as, paths } = tours[name];
  if (as !== null) await enter(page, as, running.server.password);
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    findings.push(...(await look(page, path)));
    await shoot(page, `tour-${width}-${as}-${path.replaceAll(/\W+/g, '_')}`);
  }
  await page.context().close();
  return [...findings, ...complaints];
}

async function violationsOf(page: Page, path: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

async function overflowOf(page: Page, path: string): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return overflow > 0 ? [`${path}: scrolls sideways by ${overflow} px`] : [];
}

/** Where the first record begins, in px, on a page that is a list: nothing but a head stands before its card. */
async function firstRecordOf(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const record = [...document.querySelectorAll('main [data-slot=data-table] tbody [role=row]')].find((row) => row.checkVisibility());
    const before = record?.closest('[data-slot=card]')?.previousElementSibling;
    const isList = before === null || before?.matches('[data-slot=page-header]') === true;
    return record && isList ? Math.round(record.getBoundingClientRect().top) : null;
  });
}
