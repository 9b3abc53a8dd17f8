import { isAllowed, refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { useNow } from '../../lib/language/use-now.ts';
import type { Entry } from '../answers.ts';
import { AlikeWarning } from '../radar/alike-warning.tsx';
import { useLeftWords } from './own-entries/left-words.tsx';
import { TakeBack } from './hand-in/take-back.tsx';
import { useClosing } from './use-closing.ts';

/** What the team has to know first: the receipt, that it was given back, how long there still is, or why nothing can be changed. */
export function EntryNotices({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const leftWords = useLeftWords();
  const now = useNow();
  useClosing(entry);
  const { id, state, receipt, due, closes, isPast, reason, actions, part } = entry;
  const bar = part === 'ADVISOR' ? t`指导教师只能查看，由团队填写` : refusalOf(actions, 'save');
  const until = deadlineOf(due);
  const left = leftWords(due, now, closes);
  const number = receipt?.number ?? '';
  const time = receipt?.time ?? '';
  const by = receipt?.by ?? '';
  if (state.code === 'SUBMITTED' && receipt !== null)
    return (
      <>
        <Alert
          tone="success"
          title={t`已提交，回执号 ${number}`}
          actions={isAllowed(actions, 'takeBack') ? <TakeBack id={id} /> : undefined}
        >
          <p>{isPast ? t`${by} 于 ${time} 提交，等待学院审核。` : t`${by} 于 ${time} 提交。${until} 前可以撤回修改，再次提交。`}</p>
        </Alert>
        <AlikeWarning entry={entry} />
      </>
    );
  if (state.code === 'RETURNED')
    return (
      <Alert tone="warning" title={reason === null ? t`请修改后再次提交` : t`退回修改：${reason}`}>
        <p>{isPast ? t`${until} 已截止，没有再次提交。保存过的内容都保留着。` : t`${until} 前再次提交（${left}）。`}</p>
      </Alert>
    );
  if (state.code === 'DRAFT' && bar === null)
    return (
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold text-warning-text">{left}</strong>
        <span className="text-fg-muted">{t`${until} 截止，填写的内容自动保存`}</span>
      </p>
    );
  return (
    <>
      {bar !== null && <Alert title={bar}>{reason !== null && <p>{t`原因：${reason}`}</p>}</Alert>}
      {receipt !== null && <p className="text-sm text-fg-muted">{t`回执号 ${number}，${by} 于 ${time} 提交`}</p>}
    </>
  );
}
