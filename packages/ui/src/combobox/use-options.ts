import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { matchOptions, type ComboboxOption, type OptionPage, type OptionSource } from './combobox-option.ts';

export interface FoundOptions<Value extends string> {
  options: readonly ComboboxOption<Value>[];
  state: 'ready' | 'loading' | 'failed';
  /** There are more than these. */
  hasMore: boolean;
  /** Asks again after a failure. */
  retry: () => void;
}

/** The options for a typed text: filtered here, or asked for while the list is open. */
export function useOptions<Value extends string>(source: OptionSource<Value>, query: string, isOpen: boolean): FoundOptions<Value> {
  const { options, matches, load } = source;
  const isRemote = load !== undefined;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ query: string; attempt: number; page: OptionPage<Value> | null } | null>(null);
  // An inline `load` is a new function at each render: only the text and the opening ask again.
  const ask = useEffectEvent(async (query: string, attempt: number, signal: AbortSignal) => {
    let page: OptionPage<Value> | null = null;
    try {
      page = (await load?.(query, signal)) ?? null;
    } catch {
      // No page is the failed state, with its retry.
    }
    if (!signal.aborted) setAnswer({ query, attempt, page });
  });
  useEffect(() => {
    if (!isRemote || !isOpen) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void ask(query, attempt, abort.signal), query === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isRemote, isOpen, query, attempt]);
  const matched = useMemo(() => (options ? matchOptions(options, query, matches) : []), [options, query, matches]);
  const retry = () => setAttempt(attempt + 1);
  if (!isRemote) return { options: matched, state: 'ready', hasMore: false, retry };
  // Options of another text must not be chosen by an early Enter.
  if (answer?.query !== query || answer.attempt !== attempt) return { options: none, state: 'loading', hasMore: false, retry };
  if (answer.page === null) return { options: none, state: 'failed', hasMore: false, retry };
  return { options: answer.page.options, state: 'ready', hasMore: answer.page.hasMore === true, retry };
}

/** Milliseconds after the last key. */
const pause = 250;
const none: readonly never[] = [];
