import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleSlash, PencilLine, type LucideIcon } from 'lucide-react';
import type { AssignmentState, StageProject } from './answers.ts';
import { minutes } from '../lib/language/show.ts';
import { JudgeLink } from './judge-link.tsx';

/** A project's judges in one line; a sign before each name tells how far the sheet is, whatever its colour. */
export function StageJudges({ judges }: { judges: StageProject['judges'] }) {
  const { t } = useLingui();
  if (judges.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {judges.map(({ judgeId, judgeName, state, submittedTime }) => {
        const { Sign, look } = signs[state.code];
        const time = minutes(submittedTime);
        return (
          <li
            key={judgeId ?? judgeName}
            className="flex items-center gap-1 whitespace-nowrap"
            title={submittedTime === null ? state.desc : t`${time} 提交`}
          >
            <Sign aria-hidden strokeWidth={1.5} className={`size-4 shrink-0 ${look}`} />
            <JudgeLink judgeId={judgeId} name={judgeName} />
            <span className="sr-only">{state.desc}</span>
          </li>
        );
      })}
    </ul>
  );
}

const waiting = { Sign: CircleDashed, look: 'text-fg-muted' };
const gone = { Sign: CircleSlash, look: 'text-fg-muted' };

const signs: Record<AssignmentState, { Sign: LucideIcon; look: string }> = {
  ASSIGNED: waiting,
  ACCEPTED: waiting,
  DRAFTING: { Sign: PencilLine, look: 'text-warning-text' },
  SUBMITTED: { Sign: CircleCheck, look: 'text-success-text' },
  RECUSED: gone,
  WITHDRAWN: gone,
  REPLACED: gone,
};
