import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { leftChinese } from './left-chinese.ts';
import { tourNames } from './tours.ts';
import { overflowOf, violationsOf, walkScreens } from './walk-screens.ts';

/** Whose way leads past lists. */
const withLists: readonly string[] = ['contests', 'school', 'people', 'judge', 'system', 'admin', 'college'];

describe('every screen, phone, dark', () => {
  const walk = walkScreens({ width: 390, isDark: true });

  it.each(tourNames)(
    '%s: no axe violation, no complaint, no sideways scrolling, no word left Chinese, and the first record of a list within the first 300 px',
    async (name) => {
      let seen = 0;
      const findings = await walk(name, async (page, path) => {
        const top = await firstRecordOf(page);
        if (top !== null) seen += 1;
        return [
          ...(top !== null && top > 300 ? [`${path}: the first record starts at ${top} px`] : []),
          ...(await violationsOf(page, path)),
          ...(await overflowOf(page, path)),
          ...(await leftChinese(page)).map((text) => `${path}: “${text}” is Chinese`),
        ];
      });
      expect(findings).toEqual([]);
      expect(seen).toBeGreaterThanOrEqual(withLists.includes(name) ? 1 : 0);
    },
  );
});

/** Where the first record begins, in px, on a page that is a list: nothing but a head stands before its card. */
async function firstRecordOf(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const record = [...document.querySelectorAll('main [data-slot=data-table] tbody [role=row]')].find((row) => row.checkVisibility());
    const before = record?.closest('[data-slot=card]')?.previousElementSibling;
    const isList = before === null || before?.matches('[data-slot=page-header]') === true;
    return record && isList ? Math.round(record.getBoundingClientRect().top) : null;
  });
}
