import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { tourNames } from './tours.ts';
import { overflowOf, violationsOf, walkScreens } from './walk-screens.ts';

/** Whose way leads past lists, and how many of them at least have more sideways where not all columns fit. */
const lists: Partial<Record<(typeof tourNames)[number], { withMore: number }>> = {
  contests: { withMore: 2 },
  school: { withMore: 0 },
  people: { withMore: 0 },
  judge: { withMore: 2 },
  system: { withMore: 1 },
  admin: { withMore: 0 },
  college: { withMore: 0 },
};

// Half of a value is worse than none: what has no room stands further on, with a hint.
// The last width is that of a window of 1440 px at 200 %, with half of its points to stand in.
describe('every screen, light, on desks of three widths and at twice its size', () => {
  const walk = walkScreens({ width: 1440 });

  it.each(tourNames)(
    '%s: no axe violation, no complaint, no head is cut, no value is, neither at rest nor further on, and all fits',
    async (name) => {
      let heads = 0;
      let withMore = 0;
      const findings = await walk(name, async (page, path) => {
        const found = [...(await violationsOf(page, path)), ...(await overflowOf(page, path))];
        for (const width of [1440, 1280, 1024]) {
          await page.setViewportSize({ width, height: 900 });
          const all = await headsOf(page);
          heads += all.length;
          found.push(...all.filter(({ isWhole }) => !isWhole).map(({ label }) => `${path}: at ${width} px “${label}” is cut`));
          if (width === 1440) continue;
          found.push(...(await cutValuesOf(page)).map((value) => `${path}: at ${width} px ${value}`));
          if (!(await seeFurtherOn(page))) continue;
          withMore += 1;
          found.push(...(await cutValuesOf(page)).map((value) => `${path}: at ${width} px, further on, ${value}`));
        }
        await page.setViewportSize({ width: 720, height: 450 });
        return [...found, ...(await overflowOf(page, path))];
      });
      expect(findings).toEqual([]);
      const { [name]: list } = lists;
      if (list === undefined) return;
      expect(heads).toBeGreaterThan(10);
      expect(withMore).toBeGreaterThanOrEqual(list.withMore);
    },
  );
});

/** Presses the hint of the first table that has more sideways, and waits until it is there; whether there is one. */
async function seeFurtherOn(page: Page): Promise<boolean> {
  const hint = page.locator('[data-slot=scroll-hint]:visible').first();
  if (!(await hint.isVisible())) return false;
  const region = await hint.evaluateHandle((button) => button.closest<HTMLElement>('[data-slot=data-table]'));
  await hint.click();
  await page.waitForFunction((element) => element?.dataset['hidesStart'] === 'true', region);
  return true;
}

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

/** The heads of a page's tables, and whether they show their whole labels: what is scrolled out of sight may do so too. */
async function headsOf(page: Page): Promise<{ label: string; isWhole: boolean }[]> {
  return page.evaluate(async () => {
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
}
