import { useEffect, useState } from 'react';
import type { FindRecords, MenuRecordGroup } from './menu-record.ts';

export interface FoundRecords {
  groups: readonly MenuRecordGroup[];
  state: 'there' | 'waiting' | 'failed';
  /** What was thrown. */
  error?: unknown;
  retry: () => void;
}

/** Milliseconds of rest after a key before anybody is asked. */
const rest = 200;

/** Asks for records by what is typed, once the keys rest. While longer text is looked for, what the shorter one had found stays. */
export function useFoundRecords(find: FindRecords | undefined, query: string): FoundRecords {
  const [answer, setAnswer] = useState<Answer>(nothing);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (find === undefined || query === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const found = await find(query, leaving.signal).then(
        (groups): Answer => ({ query, attempt, groups }),
        (error: unknown): Answer => ({ query, attempt, groups: [], error }),
      );
      if (!leaving.signal.aborted) setAnswer(found);
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [find, query, attempt]);

  const retry = () => setAttempt((before) => before + 1);
  if (find === undefined || query === '') return { groups: [], state: 'there', retry };
  if (answer.query === query && answer.attempt === attempt)
    return { groups: answer.groups, state: 'error' in answer ? 'failed' : 'there', error: answer.error, retry };
  const isLonger = answer.query !== '' && query.startsWith(answer.query);
  return { groups: isLonger ? answer.groups : [], state: 'waiting', retry };
}

interface Answer {
  query: string;
  attempt: number;
  groups: readonly MenuRecordGroup[];
  error?: unknown;
}

const nothing: Answer = { query: '', attempt: 0, groups: [] };
