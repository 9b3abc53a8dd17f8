import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Badge, StateDot } from '@saiwu/ui';
import { generatePath } from 'react-router-dom';
import { useNow } from '../../lib/language/use-now.ts';
import type { OwnEntry } from '../answers.ts';
import { useOwnWords } from '../entry/own-entries/use-own-words.ts';
import { projectTones } from '../../lib/contest/tones.ts';

/** So many stand here; all of them have a page. */
const shown = 5;

/**
 * Projects that somebody leads, belongs to or advises, in short: where each stands, what is due and in how long, what to mend, how it was
 * judged.
 */
export function OwnProjects({ entries }: { entries: readonly OwnEntry[] }) {
  const { t } = useLingui();
  const count = entries.length;
  return (
    <>
      <ul className="divide-y divide-border">
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.id} className="px-4 py-2.5">
            <Row entry={entry} />
          </li>
        ))}
      </ul>
      {count > shown && (
        <p className="border-t border-border px-4 py-2.5">
          <NameLink to={consolePaths.ownEntries}>{t`全部 ${count} 个项目`}</NameLink>
        </p>
      )}
    </>
  );
}

function Row({ entry }: { entry: OwnEntry }) {
  const now = useNow();
  const { id, title, contestTitle, state, part } = entry;
  const { left, detail, isPressing } = useOwnWords(entry, now);
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <NameLink className="font-medium wrap-anywhere" to={generatePath(consolePaths.ownEntry, { id })}>
          {title}
        </NameLink>
        <p className="text-xs text-fg-muted wrap-anywhere">{contestTitle}</p>
        {(left ?? detail) !== null && (
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm">
            {left !== null && (
              <strong className={isPressing ? 'font-semibold text-warning-text' : 'font-normal text-fg-muted'}>{left}</strong>
            )}
            {detail !== null && <span className="wrap-anywhere">{detail}</span>}
          </p>
        )}
      </div>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <StateDot tone={projectTones[state.code]}>{state.desc}</StateDot>
        {part.code === 'ADVISOR' && <Badge>{part.desc}</Badge>}
      </span>
    </div>
  );
}
