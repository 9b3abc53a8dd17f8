/** Remembers that the reader goes to the page at an address by its tab. */
export function openingTab(path: string): void {
  opening = path;
}

/** Whether the page at an address was opened by its tab, answered once. */
export function tookOpening(path: string | undefined): boolean {
  const isOpened = path !== undefined && opening === path;
  if (isOpened) opening = null;
  return isOpened;
}

/** Of this visit alone: in the history's state it would take the focus after a reload too. */
let opening: string | null = null;
