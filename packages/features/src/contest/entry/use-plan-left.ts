import { isAllowed } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { useEffect, useState } from 'react';
import type { Entry } from '../answers.ts';
import { plainOf } from '../plan/plain-of.ts';
import { planCopy } from '../plan/plan-copy.ts';
import type { LeftText } from './left-texts.ts';

/** What of the plan lies on this device and was never saved, where nothing can be saved any more. */
export function usePlanLeft({ id, form: { sections }, actions }: Entry): { texts: readonly LeftText[]; drop: () => void } {
  const userId = useSession().user?.id ?? '';
  const isReadOnly = !isAllowed(actions, 'save');
  const [texts, setTexts] = useState<readonly LeftText[]>([]);
  useEffect(() => {
    const left = sections.flatMap(({ key, title }) => {
      const kept = planCopy(userId, id, key).read(Date.now());
      return kept === null ? [] : [{ label: title, text: plainOf(kept.html) }];
    });
    setTexts(isReadOnly ? left : []);
  }, [userId, id, sections, isReadOnly]);

  function drop() {
    for (const { key } of sections) planCopy(userId, id, key).write(null, Date.now());
    setTexts([]);
  }

  return { texts, drop };
}
