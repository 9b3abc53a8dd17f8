import { useLingui } from '@lingui/react/macro';
import { explainIssue } from '@saiwu/openapi';
import type { z } from 'zod';
import type { Unsaveable } from './autosave-parts.ts';

/** The refusals of a schema, in words that name the fields by `labels`: of each field the first one. */
export function useReasons(labels: Readonly<Record<string, string>>) {
  const { t, i18n } = useLingui();
  return ({ issues }: z.core.$ZodError): Omit<Unsaveable, 'name'>[] => {
    const reasons = new Map<string, string>();
    for (const issue of issues) {
      const path = issue.path.join('.');
      const label = labels[path] ?? path;
      const reason = i18n._(explainIssue(issue));
      if (!reasons.has(path)) reasons.set(path, issue.message === 'rule.required' ? t`请填写「${label}」` : t`「${label}」：${reason}`);
    }
    return [...reasons].map(([path, words]) => ({ path, words }));
  };
}
