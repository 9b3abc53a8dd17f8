import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { entryOf, hasOwnArrows, isThere, stopsOf } from './cells/cell-widgets.ts';

export interface GridKeyboardOptions {
  grid: RefObject<HTMLElement | null>;
  /** Rows of the body, also those that are not in the document now. */
  rowCount: number;
  /** Brings a row of the body (from 0) into the document and into sight. */
  revealRow: (row: number) => void;
  /** Takes a key on a cell; true when it was of use. */
  onCellKey: (event: KeyboardEvent, place: GridPlace) => boolean;
}

/** A cell by its `aria-rowindex` (heads are row 1) and `aria-colindex`. */
export interface GridPlace {
  row: number;
  column: number;
  element: HTMLElement;
}

/**
 * The keyboard of a data grid after the WAI-ARIA Authoring Practices: the grid is one tab stop; arrows, Home, End, Page Up and Page Down
 * move among its cells. A cell with one or several links, buttons or boxes lends the focus to them, one after the other, since those are
 * what a key would be for; the arrows stay the grid's, so that a button's menu opens by Enter. Enter or F2 goes into a cell whose control
 * has arrows of its own, Escape comes back. https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function useGridKeyboard({ grid, rowCount, revealRow, onCellKey }: GridKeyboardOptions) {
  /** Where the focus is, or was when it left: the place of the tab stop. */
  const active = useRef({ row: 1, column: 1, stop: 0 });

  const tabStop = useRef<HTMLElement | null>(null);

  /** The cell that was entered: until the focus leaves it, its keys are its own. */
  const entered = useRef<HTMLElement | null>(null);

  /** Callers' cells come with tab stops of their own: only the active one stays one. To be called whenever cells were written. */
  function keepOneTabStop() {
    const table = grid.current;
    if (table === null) return;
    setTabStop(stopAt(table, active.current) ?? firstStop(table) ?? null);
    dropOtherTabStops(table);
  }

  /** The same for rows that were only moved: the focus must not go on to the row that took the place of its own. */
  function followScroll(isActiveThere: boolean, hasStops: boolean) {
    const table = grid.current;
    if (table === null) return;
    if (active.current.row === 1) {
      if (hasStops) dropOtherTabStops(table);
      return;
    }
    if (!isActiveThere && tabStop.current !== null && tabStop.current === document.activeElement) table.focus({ preventScroll: true });
    keepOneTabStop();
  }

  function setTabStop(target: HTMLElement | null) {
    if (tabStop.current !== null && tabStop.current !== target) tabStop.current.tabIndex = -1;
    if (target !== null && target.getAttribute('tabindex') !== '0') target.tabIndex = 0;
    tabStop.current = target;
  }

  function dropOtherTabStops(table: HTMLElement) {
    for (const stop of table.querySelectorAll<HTMLElement>(tabStops)) {
      if (stop !== tabStop.current && !keepsOwnTabStop(stop)) stop.tabIndex = -1;
    }
  }

  useLayoutEffect(keepOneTabStop);

  /** A row that is far away may need some frames to come into the document: its height is not known before. */
  function focus(row: number, column: number, stop: number, frames = 10): boolean {
    const table = grid.current;
    if (table === null) return false;
    if (row > 1) revealRow(row - 2);
    const target = stopAt(table, { row, column, stop });
    if (target === undefined && frames > 0) {
      requestAnimationFrame(() => focus(row, column, stop, frames - 1));
      return true;
    }
    if (!isThere(target)) return false;
    target.focus({ preventScroll: true });
    bringIntoSight(target, table.parentElement);
    return true;
  }

  function onFocus(event: FocusEvent) {
    const place = placeOf(event.target, grid.current);
    entered.current = null;
    if (place === undefined || !(event.target instanceof HTMLElement)) return;
    if (event.target !== place.element && hasOwnArrows(place.element)) {
      entered.current = place.element;
      return;
    }
    setTabStop(event.target);
    const stop = Math.max(0, stopsOf(place.element).indexOf(event.target));
    active.current = { row: place.row, column: place.column, stop };
  }

  /** Before the control that has the focus hears of it: a button would open its menu by an arrow that was meant to go on. */
  function onKeyDownCapture(event: KeyboardEvent) {
    const table = grid.current;
    if (table === null || isInside(event.target)) return;
    // The focus waits on the grid while its row is scrolled out of the document: the next key goes on from where it was.
    if (placeOf(event.target, table) === undefined && event.target !== table) return;
    if (!move(event, table)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(event.target, grid.current);
    if (event.defaultPrevented || place === undefined) return;
    if (isInside(event.target) ? leave(event, place) : onCellKey(event, place) || enter(event, place)) event.preventDefault();
  }

  function isInside(target: EventTarget): boolean {
    return target instanceof Element && entered.current?.contains(target) === true;
  }

  /** Enter on what has the focus presses it: into a cell whose button has it leads F2 alone. */
  function enter({ key, target }: KeyboardEvent, { element }: GridPlace): boolean {
    const entry = entryOf(element);
    if (entry === undefined || !(key === 'F2' || (key === 'Enter' && target === element))) return false;
    entered.current = element;
    if (target === element) entry.focus();
    return true;
  }

  /** Escape closes what a control has opened first. */
  function leave({ key, target }: KeyboardEvent, { row, column, element }: GridPlace): boolean {
    if (key !== 'Escape' || (target instanceof Element && target.ariaExpanded === 'true')) return false;
    entered.current = null;
    return focus(
      row,
      column,
      Math.max(
        0,
        stopsOf(element).findIndex((stop) => stop === target),
      ),
      0,
    );
  }

  function move(event: KeyboardEvent, table: HTMLElement): boolean {
    const { row, column, stop } = active.current;
    const lastRow = rowCount + 1;
    const isFar = event.ctrlKey || event.metaKey;
    if (event.altKey || event.shiftKey) return false;
    switch (event.key) {
      case 'ArrowDown':
        return focus(Math.min(row + 1, lastRow), column, stop);
      case 'ArrowUp':
        return focus(Math.max(row - 1, 1), column, stop);
      case 'ArrowRight':
        return step(table, 1);
      case 'ArrowLeft':
        return step(table, -1);
      case 'PageDown':
        return focus(Math.min(row + pageOf(table), lastRow), column, stop);
      case 'PageUp':
        return focus(Math.max(row - pageOf(table), row > 1 ? 2 : 1), column, stop);
      case 'Home':
        return focus(isFar ? 1 : row, 1, 0);
      case 'End':
        return focus(isFar ? lastRow : row, columnsOf(table), Number.MAX_SAFE_INTEGER);
      default:
        return false;
    }
  }

  /** To the next or previous stop of the row. */
  function step(table: HTMLElement, by: 1 | -1): boolean {
    const { row, column, stop } = active.current;
    const cell = cellAt(table, row, column);
    const next = stop + by;
    if (cell !== undefined && next >= 0 && next < stopsOf(cell).length) return focus(row, column, next);
    for (let at = column + by; at >= 1 && at <= columnsOf(table); at += by) {
      if (isThere(cellAt(table, row, at))) return focus(row, at, by > 0 ? 0 : Number.MAX_SAFE_INTEGER);
    }
    return true;
  }

  return {
    onFocus,
    onKeyDownCapture,
    onKeyDown,
    followScroll,
    /** Puts the focus on the cell that had it last. */
    focusActive: () => focus(active.current.row, active.current.column, active.current.stop),
    /** The row of the body, from 0, that has or had the focus; below 0 it is the head's. */
    activeRow: () => active.current.row - 2,
  };
}

/**
 * What a row opens into is tabbed through like any other content, and so is what stands there instead of rows, and a cell that is entered.
 */
function keepsOwnTabStop(element: HTMLElement): boolean {
  if (element.closest('[data-slot="row-detail"]') !== null) return true;
  const cell = element.closest<HTMLElement>('[aria-colindex]');
  return cell === null || (cell !== element && hasOwnArrows(cell));
}

const tabStops = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not([tabindex="-1"])';
/** Rows that are virtual are in sight already, by the one who places them: there only the column is looked for. */
function bringIntoSight(target: HTMLElement, region: HTMLElement | null) {
  if (region === null || !('virtual' in region.dataset)) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
  region.scrollIntoView({ block: 'nearest' });
  const [box, frame] = [target.getBoundingClientRect(), region.getBoundingClientRect()];
  if (box.left < frame.left) region.scrollLeft += box.left - frame.left;
  else if (box.right > frame.right) region.scrollLeft += box.right - frame.right;
}

/** Events come here also from what cells show elsewhere on the page, and from tables within. */
function placeOf(target: EventTarget, table: HTMLElement | null): GridPlace | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[aria-colindex]') : null;
  const row = element?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  if (element === null || row === null || row === undefined || element.closest('[role=grid]') !== table) return undefined;
  return { row: Number(row), column: Number(element.getAttribute('aria-colindex')), element };
}

function cellAt(table: HTMLElement, row: number, column: number): HTMLElement | undefined {
  return table.querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`) ?? undefined;
}

function stopAt(table: HTMLElement, { row, column, stop }: { row: number; column: number; stop: number }): HTMLElement | undefined {
  const cell = cellAt(table, row, column);
  if (cell === undefined) return undefined;
  const stops = stopsOf(cell);
  return stops[Math.min(stop, stops.length - 1)];
}

function firstStop(table: HTMLElement): HTMLElement | undefined {
  const cell = table.querySelector<HTMLElement>('[aria-colindex]');
  return cell === null ? undefined : stopsOf(cell)[0];
}

function columnsOf(table: HTMLElement): number {
  return Number(table.getAttribute('aria-colcount'));
}

/** Rows that fit into the part that scrolls, less one, so that the last one seen is the first one seen next. */
function pageOf(table: HTMLElement): number {
  const region = table.parentElement;
  const row = table.querySelector<HTMLElement>('tbody > [aria-rowindex]');
  if (region === null || row === null) return 10;
  return Math.max(1, Math.floor(region.clientHeight / Math.max(row.offsetHeight, 1)) - 2);
}
