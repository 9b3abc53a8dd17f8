import type { PageFacts } from './pages.ts';

/** What the page must show before a moment counts as painted. */
export type Sight = { kind: 'rows'; codes: readonly string[] } | { kind: 'all chosen' };

export interface Probe {
  /** Milliseconds from the start of the navigation to the first picture with all rows of the view. */
  firstPaint: Promise<number>;
  /** Milliseconds from the next click or input to the picture that shows this; to be called before it. */
  watch: (sight: Sight) => void;
  watched: () => Promise<number>;
  /** Scrolls `step` px a frame; milliseconds between the frames. */
  scroll: (step: number, frames: number) => Promise<number[]>;
  /** Jumps to places and says how many of them lacked a row, or showed a wrong one, one frame later. */
  jump: (places: readonly number[]) => Promise<number>;
  toTop: () => Promise<void>;
  /** Resolves when the page has had nothing to do for a while. */
  idle: () => Promise<void>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page, before its own scripts; must stand alone, because only its text gets there. */
export function installProbe({ facts, rowHeight, firstCode }: { facts: PageFacts; rowHeight: number; firstCode: number }): void {
  const patience = 60_000;
  /** Where the first row lies when nothing is scrolled. */
  let origin: number | undefined;
  let pressed: number | undefined;
  let outcome: Promise<number> = Promise.resolve(Number.NaN);
  for (const kind of ['click', 'input']) window.addEventListener(kind, (event) => (pressed ??= event.timeStamp), { capture: true });

  window.probe = {
    firstPaint: paintedWhen(() => hasRowsAt(0)),
    watch(sight) {
      pressed = undefined;
      outcome = paintedWhen(() => pressed !== undefined && isSeen(sight)).then((moment) => moment - (pressed ?? Number.NaN));
    },
    watched: () => outcome,
    async scroll(step, frames) {
      const moments: number[] = [];
      for (let frame = 0; frame <= frames; frame += 1) {
        moments.push(await nextFrame());
        if (frame < frames) scroller().scrollTop += step;
      }
      return moments.slice(1).map((moment, frame) => moment - (moments[frame] ?? 0));
    },
    async jump(places) {
      let lacking = 0;
      for (const place of places) {
        await nextFrame();
        scroller().scrollTop = place;
        await endOfFrame();
        await endOfFrame();
        if (!hasRowsAt(scroller().scrollTop)) lacking += 1;
      }
      return lacking;
    },
    async toTop() {
      // AG Grid now and then overlooks a scroll to where it thinks it is: one more from a little below.
      for (let turn = 0; turn < 10 && !hasRowsAt(0); turn += 1) {
        scroller().scrollTop = turn;
        await nextFrame();
        scroller().scrollTop = 0;
        for (let frame = 0; frame < 30 && !hasRowsAt(0); frame += 1) await endOfFrame();
      }
      await paintedWhen(() => hasRowsAt(0));
    },
    async idle() {
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    },
  };

  function scroller(): Element {
    const found = document.querySelector(facts.scroller);
    if (found === null) throw new Error(`no ${facts.scroller}`);
    return found;
  }

  /** Rows that touch the view, from top to bottom. */
  function rowsInView() {
    if (document.querySelector(facts.scroller) === null) return { rows: [], top: 0, bottom: 0 };
    const view = scroller().getBoundingClientRect();
    const rows = Array.from(document.querySelectorAll(facts.row), (element) => ({ element, top: element.getBoundingClientRect().top }));
    rows.sort((one, other) => one.top - other.top);
    origin ??= rows[0]?.top;
    const top = origin ?? view.top;
    const bottom = view.top + scroller().clientHeight;
    return { rows: rows.filter((row) => row.top + rowHeight > top && row.top < bottom), top, bottom };
  }

  function codeOf(row: Element): string | undefined {
    return row.querySelector(facts.code)?.textContent ?? undefined;
  }

  /** Whether every row of the view is there, in its place, and says what belongs there, with the rows in their first order. */
  function hasRowsAt(scrolled: number): boolean {
    const { rows, top, bottom } = rowsInView();
    const first = Math.floor(scrolled / rowHeight);
    const last = Math.floor((scrolled + bottom - top - 1) / rowHeight);
    return (
      bottom > top &&
      rows.length >= last - first + 1 &&
      rows.every((row) => codeOf(row.element) === `XM${firstCode + Math.round((row.top - top + scrolled) / rowHeight)}`)
    );
  }

  function isSeen(sight: Sight): boolean {
    const { rows, top, bottom } = rowsInView();
    if (rows.length < Math.floor((bottom - top) / rowHeight)) return false;
    if (sight.kind === 'rows') return sight.codes.every((code, place) => rows[place] === undefined || codeOf(rows[place].element) === code);
    return rows.every(({ element }) => element.matches(facts.chosen) || element.querySelector(facts.chosen) !== null);
  }

  function nextFrame(): Promise<number> {
    return new Promise((resolve) => requestAnimationFrame(resolve));
  }

  /** When scripts and layout of the next frame are done, before it is painted: observers of sizes are called then. */
  async function endOfFrame(): Promise<void> {
    await nextFrame();
    const mark = document.createElement('i');
    mark.style.cssText = 'position: fixed; contain: strict; width: 1px; height: 1px; opacity: 0';
    await new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve();
      });
      document.documentElement.append(mark);
      observer.observe(mark);
    });
    mark.remove();
  }

  /** When the first frame that shows it has been painted. */
  async function paintedWhen(isShown: () => boolean): Promise<number> {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      await endOfFrame();
      if (isShown()) {
        const { port1, port2 } = new MessageChannel();
        return new Promise((resolve) => {
          port1.addEventListener('message', () => resolve(performance.now()));
          port1.start();
          port2.postMessage(undefined);
        });
      }
    }
    const { rows, top, bottom } = rowsInView();
    throw new Error(`not seen; instead, from ${top} to ${bottom}: ${rows.map((row) => `${row.top} ${codeOf(row.element)}`).join(', ')}`);
  }
}
