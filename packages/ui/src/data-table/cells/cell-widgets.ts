/**
 * Whether something in a cell has a use for arrows of its own, as fields, sliders and groups of options have. Such a cell is entered by
 * Enter or F2 and left by Escape; links, buttons (of menus too) and boxes have none, so the grid lends them the focus and keeps its arrows.
 */
export function hasOwnArrows(cell: HTMLElement): boolean {
  return cell.querySelector(arrowWidgets) !== null;
}

/**
 * What takes the focus when arrows reach a cell: its links, buttons and boxes, one after the other; else, and where one keeps arrows, the
 * cell.
 */
export function stopsOf(cell: HTMLElement): HTMLElement[] {
  const inside = widgetsOf(cell);
  return inside.length > 0 && !hasOwnArrows(cell) ? inside : [cell];
}

/** What takes the focus when a cell is entered. */
export function entryOf(cell: HTMLElement): HTMLElement | undefined {
  const inside = widgetsOf(cell);
  return inside.find((widget) => widget.tabIndex >= 0) ?? inside[0];
}

/** Columns that are left out on a narrow page are in the document all the same. */
export function isThere(element: HTMLElement | undefined): element is HTMLElement {
  return element !== undefined && element.getClientRects().length > 0;
}

function widgetsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.matches(':disabled, [aria-hidden="true"]') && isThere(element),
  );
}

const focusable = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]';

const arrowWidgets = [
  'input:not([type=checkbox], [type=button], [type=submit], [type=reset], [type=image], [type=file])',
  'select, textarea, [contenteditable="true"], audio, video',
  ...[
    'combobox',
    'textbox',
    'searchbox',
    'spinbutton',
    'slider',
    'radio',
    'radiogroup',
    'listbox',
    'tree',
    'tablist',
    'toolbar',
    'menubar',
  ].map((role) => `[role=${role}]`),
].join();
