import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Entry } from '../answers.ts';
import { focusPlace } from './places.ts';

/** What keeps the project from being handed in, each with the way to it; the server says the same when it is tried. */
export function MissingPart({ entry: { missing, actions } }: { entry: Entry }) {
  const { t } = useLingui();
  const count = missing.length;
  return (
    <Card title={count === 0 ? t`都填好了` : t`还差 ${count} 项`}>
      {count === 0 ? (
        <p className="flex items-start gap-2 text-fg-muted">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          {isAllowed(actions, 'submit') ? t`可以提交了，截止前还能撤回修改。` : t`由负责人提交。`}
        </p>
      ) : (
        <ul className="flex flex-col gap-1">
          {missing.map(({ section, key, words }) => (
            <li key={`${section} ${key} ${words}`}>
              <button
                type="button"
                className="flex w-full items-start gap-2 rounded-small py-1 text-start text-theme-text focus-ring"
                onClick={() => focusPlace(section, key)}
              >
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
                <span className="min-w-0 underline underline-offset-4 wrap-anywhere">{words}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
