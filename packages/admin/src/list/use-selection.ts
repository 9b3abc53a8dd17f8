import { noSelection, type RowSelection } from '@saiwu/ui';
import { useState } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { useLocation } from '../use-router.ts';

export interface KeptSelection {
  selection: RowSelection;
  setSelection: (next: RowSelection) => void;
  /** Changes the rows that are chosen by then, also after the list has gone; other filters have their own selection, which stays. */
  changeSelection: (change: (now: RowSelection) => RowSelection) => void;
}

/**
 * The chosen rows of a list. They are kept for the tab of the browser, over pages and a reload, as long as the list matches the same.
 * @param match Says which rows the list shows, without sort and page.
 */
export function useSelection(match: { name: string; scope: unknown; filters: object }): KeptSelection {
  const { userId } = useAdmin();
  const { pathname } = useLocation();
  const place = `saiwu_selection:${userId ?? ''}:${pathname}:${match.name}`;
  const matching = JSON.stringify(match);
  const [state, setState] = useState(() => ({ matching, selection: read(place, matching) }));
  const selection = state.matching === matching ? state.selection : noSelection;

  function setSelection(next: RowSelection) {
    write(place, matching, next);
    setState({ matching, selection: next });
  }

  function changeSelection(change: (now: RowSelection) => RowSelection) {
    setState((now) => {
      if (now.matching !== matching) return now;
      return { matching, selection: change(now.selection) };
    });
    const kept = readText(place);
    if (kept?.matching === matching) write(place, matching, change(selectionOf(kept)));
  }

  return { selection, setSelection, changeSelection };
}

interface KeptText {
  matching: string;
  kind: RowSelection['kind'];
  keys: string[];
}

/** More keys than this are not worth their room: they last as long as the page. */
const mostKeys = 20_000;

function read(place: string, matching: string): RowSelection {
  const kept = readText(place);
  return kept?.matching === matching ? selectionOf(kept) : noSelection;
}

function readText(place: string): KeptText | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<KeptText> | null; // checked below
    const isWhole = typeof kept?.matching === 'string' && (kept.kind === 'some' || kept.kind === 'allExcept') && Array.isArray(kept.keys);
    return isWhole ? (kept as KeptText) : null; // checked just now
  } catch {
    return null;
  }
}

function selectionOf({ kind, keys }: KeptText): RowSelection {
  const named = new Set(keys.map(String));
  return kind === 'some' ? { kind, keys: named } : { kind, except: named };
}

function write(place: string, matching: string, selection: RowSelection) {
  const keys = [...(selection.kind === 'some' ? selection.keys : selection.except)];
  try {
    if ((selection.kind === 'some' && keys.length === 0) || keys.length > mostKeys) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify({ matching, kind: selection.kind, keys } satisfies KeptText));
  } catch {
    // a full or forbidden storage: the selection lasts as long as the page
  }
}
