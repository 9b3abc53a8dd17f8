import { useEffect } from 'react';
import { panelId } from './tab-panes.tsx';

/**
 * Gives the focus to the next element, when the focused one goes away from the page: a notice that was answered, a bar of acts that are
 * done. Without it the reader would begin anew at the top of the document.
 */
export function useKeptFocus(activeKey: string): void {
  useEffect(() => {
    const panel = document.getElementById(panelId(activeKey));
    if (panel === null) return undefined;
    /** The element that had the focus last, and the elements around it, inside out. */
    let way: readonly Node[] = [];
    /** The element after the place that it left. */
    let next: Node | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !panel.contains(target)) return;
      way = wayTo(target, panel);
      next = null;
    };
    const go = ({ target, relatedTarget }: FocusEvent) => {
      // the reader pressed beside everything, and the focused element is still there
      if (relatedTarget === null && document.hasFocus() && target instanceof Node)
        setTimeout(() => target.isConnected && document.activeElement === document.body && (way = []));
    };
    const look = (records: MutationRecord[]) => {
      const [last] = way;
      if (last === undefined || last.isConnected) return;
      next = records.find(({ removedNodes }) => Array.from(removedNodes).some((node) => way.includes(node)))?.nextSibling ?? next;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement !== document.body || document.querySelector(dialogs) !== null) return;
        const place = way.find((node) => node.isConnected);
        way = [];
        focusNear(panel, next?.isConnected === true ? next : place);
      }, settling);
    };

    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', come);
    addEventListener('focusout', go);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      removeEventListener('focusin', come);
      removeEventListener('focusout', go);
    };
  }, [activeKey]);
}

const dialogs = '[role=dialog], [role=alertdialog]';
/** Milliseconds to wait, so that code that takes the focus on purpose has done so. */
const settling = 60;
const stops = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not([tabindex="-1"], :disabled)';

function wayTo(element: Node, panel: HTMLElement): Node[] {
  const way = [element];
  for (let node = element.parentNode; node !== null && node !== panel; node = node.parentNode) way.push(node);
  return [...way, panel];
}

/**
 * The first stop at a place or after it, else the last before it, else the page's heading. A finger would get the keyboard over the page
 * unasked.
 */
function focusNear(panel: HTMLElement, place: Node = panel) {
  const isTyped = (one: HTMLElement) => one.matches('input:not([type=checkbox], [type=radio]), textarea');
  const isFine = matchMedia('(pointer: fine)').matches;
  const all = Array.from(panel.querySelectorAll<HTMLElement>(stops)).filter(
    (one) => one.getClientRects().length > 0 && (isFine || !isTyped(one)),
  );
  const isBefore = (one: HTMLElement) => (place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const stop = all.find((one) => !isBefore(one)) ?? all.at(-1) ?? panel.querySelector('h1');
  if (stop === null) return;
  if (stop.tagName === 'H1') stop.tabIndex = -1;
  stop.focus({ preventScroll: true });
}
