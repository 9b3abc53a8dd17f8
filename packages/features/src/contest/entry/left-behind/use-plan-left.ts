import { isAllowed } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { useMemo } from 'react';
import { tellLying, useLying } from '../../../lib/kept/use-lying.ts';
import type { Entry } from '../../answers.ts';
import { plainOf } from '../../plan/plain-of.ts';
import { planCopy } from '../../plan/stores/plan-copy.ts';
import type { LeftText } from './left-texts.ts';

/** What of the plan lies on this device and was never saved, where nothing can be saved any more. */
export function usePlanLeft({ id, form: { sections }, actions }: Entry): { texts: readonly LeftText[]; drop: () => void } {
  const userId = useSession().user?.id ?? '';
  const copies = useMemo(() => sections.map(({ key, title }) => ({ title, copy: planCopy(userId, id, key) })), [sections, userId, id]);
  const lies = useLying(isAllowed(actions, 'save') ? [] : copies.map(({ copy }) => copy.key));
  const texts = useMemo(() => (lies === '' ? [] : textsOf(copies)), [lies, copies]);

  function drop() {
    for (const { copy } of copies) copy.write(null, Date.now());
    tellLying();
  }

  return { texts, drop };
}

function textsOf(copies: readonly { title: string; copy: ReturnType<typeof planCopy> }[]): LeftText[] {
  return copies.flatMap(({ title, copy }) => {
    const kept = copy.read(Date.now());
    return kept === null ? [] : [{ label: title, text: plainOf(kept.html) }];
  });
}
