import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Card } from '@saiwu/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Entry } from '../answers.ts';
import { planPath } from '../plan/plan-path.ts';
import { useIsDesk } from '../use-is-desk.ts';
import { focusPlace } from './places.ts';
import { useUnsaveable } from './use-unsaveable.ts';

/** What keeps the project from being handed in, each with the way to it; the server says the same when it is tried. */
export function MissingPart({ entry: { id, missing: known, actions } }: { entry: Entry }) {
  const { t } = useLingui();
  const isDesk = useIsDesk();
  const [isOpen, setIsOpen] = useState(false);
  // the server knows a field as it was before it was emptied
  const missing = [...useUnsaveable(), ...known];
  const count = missing.length;
  // on a phone the form comes right after it, and a long list would fill the screen
  const isLong = !isDesk && count > fewest + 1;
  const shown = isLong && !isOpen ? missing.slice(0, fewest) : missing;
  const more = count - fewest;
  return (
    <Card title={count === 0 ? t`都填好了` : t`还差 ${count} 项`}>
      {count === 0 ? (
        <p className="flex items-start gap-2 text-fg-muted">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          {isAllowed(actions, 'submit') ? t`可以提交了，截止前还能撤回修改。` : t`由负责人提交。`}
        </p>
      ) : (
        <ul className="flex flex-col gap-1">
          {shown.map(({ section, key, words }) => (
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
      {isLong && (
        <Button variant="ghost" className="mt-2 w-full" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t`收起` : t`展开其余 ${more} 项`}
        </Button>
      )}
    </Card>
  );
}

/** So many stand there before the rest is asked for; a single one more is not worth a press. */
const fewest = 3;

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
