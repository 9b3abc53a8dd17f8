import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Entry } from '../answers.ts';
import { planPath } from '../plan/plan-path.ts';
import { focusPlace } from './places.ts';

/** What keeps the project from being handed in, each with the way to it; the server says the same when it is tried. */
export function MissingPart({ entry: { id, missing, actions } }: { entry: Entry }) {
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
              {section === 'PLAN' ? (
                <Link to={planPath(id, key)} className={wayClass}>
                  <Words words={words} />
                </Link>
              ) : (
                <button type="button" className={wayClass} onClick={() => focusPlace(section, key)}>
                  <Words words={words} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const wayClass =
  'flex w-full items-start gap-2 rounded-small py-1 pointer-coarse:min-h-11 pointer-coarse:py-3 text-start text-theme-text focus-ring';

function Words({ words }: { words: string }) {
  return (
    <>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <span className="min-w-0 underline underline-offset-4 wrap-anywhere">{words}</span>
    </>
  );
}
