import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { beforeAll } from 'vitest';
import { enter, shoot } from './browser.ts';
import { runConsole } from './run-console.ts';
import { type tourNames, toursOf } from './tours.ts';

/** A console on demonstration data, and the ways through it; in English, whose labels are the longer ones. */
export function walkScreens({ width, isDark = false }: { width: number; isDark?: boolean }) {
  const running = runConsole();
  const window = { width, height: width < 500 ? 844 : 900 };
  let tours: Awaited<ReturnType<typeof toursOf>>;
  beforeAll(async () => {
    tours = await toursOf(running.server);
  });

  /** Goes a way through the console; what `look` finds on the pages, and what the browser complains of. */
  return async (name: (typeof tourNames)[number], look: (page: Page, path: string) => Promise<string[]>): Promise<string[]> => {
    const { page, complaints } = await running.open({ ...window, isDark, language: 'en' });
    const findings: string[] = [];
    const { as, paths } = tours[name];
    if (as !== null) await enter(page, as, running.server.password);
    for (const path of paths) {
      await page.setViewportSize(window);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await shoot(page, `tour-${width}-${as}-${path.replaceAll(/\W+/g, '_')}`);
      findings.push(...(await look(page, path)));
    }
    await page.context().close();
    return [...findings, ...complaints];
  };
}

export async function violationsOf(page: Page, path: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

export async function overflowOf(page: Page, path: string): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return overflow > 0 ? [`${path}: scrolls sideways by ${overflow} px`] : [];
}
