import type { Page } from 'playwright';
import { patience } from './patience.ts';

/** How far a page scrolls sideways, as a complaint: the whole of it, or what stands in its frame, which scrolls by itself. */
export async function overflowOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(async (limit) => {
    const parts: Element[] = [document.documentElement];
    for (let part: Element | null = document.querySelector('main'); part !== null; part = part.parentElement) parts.push(part);
    const measure = () => Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    // what draws by its own width, as a chart does, follows a narrower window a moment later
    for (const end = performance.now() + limit; measure() > 0 && performance.now() < end;) await new Promise(requestAnimationFrame);
    return measure();
  }, patience);
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
}

/** The heads of a page's tables, and whether they show their whole labels: what is scrolled out of sight may do so too. */
export async function headsOf(page: Page): Promise<{ label: string; isWhole: boolean }[]> {
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

/** The values that stand partly under what stands still at the right of a table, or beyond its edge, once nothing moves. */
export async function cutValuesOf(page: Page): Promise<string[]> {
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

/** Presses the hint of the first table that has more sideways, and waits until it is there; whether there is one. */
export async function seeFurtherOn(page: Page): Promise<boolean> {
  const hint = page.locator('[data-slot=scroll-hint]:visible').first();
  if (!(await hint.isVisible())) return false;
  const region = await hint.evaluateHandle((button) => button.closest<HTMLElement>('[data-slot=data-table]'));
  await hint.click();
  await page.waitForFunction((element) => element?.dataset['hidesStart'] === 'true', region);
  return true;
}

/** Where the first record begins, in px, on a page that is a list: nothing but a head stands before its card. */
export async function firstRecordOf(page: Page): Promise<number | null> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const record = [...document.querySelectorAll('main [data-slot=data-table] tbody [role=row]')].find((row) => row.checkVisibility());
    const before = record?.closest('[data-slot=card]')?.previousElementSibling;
    const isList = before === null || before?.matches('[data-slot=page-header]') === true;
    return record && isList ? Math.round(record.getBoundingClientRect().top) : null;
  });
}
