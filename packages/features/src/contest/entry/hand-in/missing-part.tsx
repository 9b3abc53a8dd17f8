import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, cn } from '@saiwu/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Entry } from '../../answers.ts';
import { usePointPlaces } from '../../decisions/point-places.ts';
import { planPath } from '../../plan/plan-path.ts';
import { useIsDesk } from '../../use-is-desk.ts';
import { focusPlace, type Part } from '../places.ts';
import { useUnsaveable } from './use-unsaveable.ts';

/**
 * What keeps the project from being handed in, each with the way to it; the server says the same when it is tried. What the team was asked
 * for when it was given back stays open until then: nobody but them knows when it is done.
 */
export function MissingPart({ entry: { id, state, form, missing: known, mend, actions } }: { entry: Entry }) {
  const { t } = useLingui();
  const isDesk = useIsDesk();
  const places = usePointPlaces(form);
  const [isOpen, setIsOpen] = useState(false);
  // the server knows a field as it was before it was emptied
  const missing = [...useUnsaveable(), ...known];
  const count = missing.length;
  // on a phone the form comes right after it, and a long list would fill the screen
  const isLong = !isDesk && count > fewest + 1;
  const shown = isLong && !isOpen ? missing.slice(0, fewest) : missing;
  const more = count - fewest;
  const isReturned = state.code === 'RETURNED';
  const asked = mend.length;
  const whole = asked === 0 ? t`退回的意见还待修改` : t`退回时要求修改 ${asked} 处`;
  return (
    <Card title={count > 0 ? t`还差 ${count} 项` : isReturned ? whole : t`都填好了`}>
      {isReturned && (
        <div className="flex flex-col gap-1">
          {count > 0 && <p className="font-medium">{whole}</p>}
          {asked > 0 && (
            <ul className="flex flex-col gap-1" aria-label={whole}>
              {mend.map(({ section, key, words }) => {
                const label = places.find((place) => place.section === section && place.key === key)?.label ?? section;
                return (
                  <li key={`${section} ${key} ${words}`}>
                    <Way id={id} section={section} place={key} words={t`${label}：${words}`} />
                  </li>
                );
              })}
            </ul>
          )}
          {count === 0 && (
            <p className="text-fg-muted">{isAllowed(actions, 'submit') ? t`改好后再次提交，截止前还能撤回修改。` : t`由负责人提交。`}</p>
          )}
        </div>
      )}
      {count === 0 && !isReturned && (
        <p className="flex items-start gap-2 text-fg-muted">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          {isAllowed(actions, 'submit') ? t`可以提交了，截止前还能撤回修改。` : t`由负责人提交。`}
        </p>
      )}
      {count > 0 && (
        <ul className={cn('flex flex-col gap-1', isReturned && 'mt-3 border-t border-border pt-3')}>
          {shown.map(({ section, key, words }) => (
            <li key={`${section} ${key} ${words}`}>
              <Way id={id} section={section} place={key} words={words} />
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

interface WayProps {
  id: string;
  section: Part;
  place: string | null;
  words: string;
}

/** To the place of the form that words are about: the plan is a page of its own. */
function Way({ id, section, place, words }: WayProps) {
  if (section === 'PLAN')
    return (
      <Link to={planPath(id, place)} className={wayClass}>
        <Words words={words} />
      </Link>
    );
  return (
    <button type="button" className={wayClass} onClick={() => focusPlace(section, place)}>
      <Words words={words} />
    </button>
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
