import type { Page, Request } from 'playwright';

/** Follows what a page asks for; what it answers waits until the page is whole: its code, its data and its pictures are there and drawn. */
export function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  let changed = Promise.withResolvers<void>();
  page.on('request', (request) => {
    // what the page before had asked for goes with it
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
    begun += 1;
  });
  const end = (request: Request) => {
    open.delete(request);
    changed.resolve();
    changed = Promise.withResolvers();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  return async () => {
    for (;;) {
      while (open.size > 0) await changed.promise;
      const before = begun;
      await page.waitForFunction(isWhole);
      // what was drawn last may have asked for more
      await page.evaluate(drawAll);
      if (open.size === 0 && begun === before && (await page.evaluate(isWhole))) return;
    }
  };
}

/** Runs in the page: it has its heading, waits for no answer, and nothing on it stands for what is to come. */
function isWhole(): boolean {
  const loading = '[aria-busy=true], [data-slot=skeleton], [data-slot=loading-bar]';
  const isShown = (element: Element) => element.checkVisibility();
  return (
    !document.documentElement.hasAttribute('data-waiting') &&
    [...document.querySelectorAll('main h1')].some(isShown) &&
    ![...document.querySelectorAll(loading)].some(isShown)
  );
}

/** Runs in the page: twice until it has nothing else to do, with a drawing between. */
async function drawAll(): Promise<void> {
  const afterAll = () => scheduler.postTask(() => undefined, { priority: 'background' });
  await afterAll();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await afterAll();
}
