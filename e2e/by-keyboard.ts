import type { Locator, Page } from 'playwright';

/** Far enough for the longest page: its navigation, its filters and every row of it. */
const longestWay = 150;

/** Presses Tab until the focus stands on what was meant, as somebody without a mouse does. Throws where it cannot be reached so. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = target.filter({ visible: true }).first();
  await wanted.waitFor();
  for (let pressed = 0; pressed < longestWay; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${String(target)}`);
}

/** Goes there and presses Enter. */
export async function pressEnterAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types what shall stand in it, instead of what stood there. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Goes by arrows to an entry of what is open (a list of options, a menu) and takes it. */
export async function take(page: Page, target: Locator): Promise<void> {
  const wanted = target.filter({ visible: true }).first();
  await wanted.waitFor();
  for (let pressed = 0; pressed < longestWay; pressed += 1) {
    if (await wanted.evaluate(isAtHand)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`no way by arrows to ${String(target)}`);
}

/** Has the focus, or is what the field that has it points at. */
const isAtHand = (element: Element) =>
  element === document.activeElement || element.id === (document.activeElement?.getAttribute('aria-activedescendant') ?? null);

/** Counts what a pointer does with the pages of a context; whoever walks by keyboard alone leaves it at zero. */
export async function countPointer(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => sessionStorage.setItem('pointer', String(Number(sessionStorage.getItem('pointer')) + 1)), true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('pointer')));
}

/** Goes to something in a table, which is one Tab stop: Tab leads into it, arrows to the row and along it. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  const wanted = target.filter({ visible: true }).first();
  await wanted.waitFor();
  const grid = wanted.locator('xpath=ancestor::*[@role="grid"]');
  for (let pressed = 0; pressed < longestWay && !(await holdsFocus(grid)); pressed += 1) await page.keyboard.press('Tab');
  const row = wanted.locator('xpath=ancestor::*[@role="row" or self::tr][1]');
  for (let pressed = 0; pressed < longestWay && !(await holdsFocus(row)); pressed += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  for (let pressed = 0; pressed < longestWay; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no way by arrows to ${String(target)}`);
}

const holdsFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));
