import { useLingui } from '@lingui/react/macro';
import { Button, cn, confirm, IconButton } from '@saiwu/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { minutes } from '../../../lib/language/show.ts';
import type { PlanComment } from '../../answers.ts';
import { CommentForm } from './comment-form.tsx';
import type { PlanComments } from './use-comments.ts';

interface CommentThreadProps {
  comment: PlanComment;
  /** Its passage is no longer in the text. */
  isLost?: boolean;
  /** Left out: to read alone. */
  acts?: PlanComments;
  /** Shows the passage in the text. */
  onShow?: () => void;
}

/** A comment with what it is about and what was answered. */
export function CommentThread({ comment, isLost = false, acts, onShow }: CommentThreadProps) {
  const { t } = useLingui();
  const [isAnswering, setIsAnswering] = useState(false);
  const { id, quote, content, resolveTime, answers, canWrite } = comment;
  const isResolved = resolveTime !== null;
  return (
    <article aria-label={t`批注：${content}`} className="flex flex-col gap-2 rounded-card border border-border p-3">
      <Quote quote={quote} isLost={isLost} onShow={onShow} />
      <Said said={comment} onRemove={acts && comment.canRemove ? () => acts.remove(id) : undefined} />
      {answers.length > 0 && (
        <ul className="flex flex-col gap-2 border-l-2 border-border pl-3">
          {answers.map((answer) => (
            <li key={answer.id}>
              <Said said={answer} onRemove={acts && answer.canRemove ? () => acts.remove(answer.id) : undefined} />
            </li>
          ))}
        </ul>
      )}
      {isResolved && <Resolved comment={comment} />}
      {acts && canWrite && isAnswering && (
        <CommentForm label={t`回复`} sendLabel={t`回复`} onSend={(words) => acts.answer(id, words)} onClose={() => setIsAnswering(false)} />
      )}
      {acts && canWrite && !isAnswering && (
        <div className="flex flex-wrap gap-2">
          {!isResolved && (
            <Button variant="ghost" size="small" onClick={() => setIsAnswering(true)}>
              {t`回复`}
            </Button>
          )}
          <Button variant="ghost" size="small" disabled={acts.isPending} onClick={() => acts.resolve(id, !isResolved)}>
            {isResolved ? t`重新打开` : t`标为已解决`}
          </Button>
        </div>
      )}
    </article>
  );
}

function Quote({ quote, isLost, onShow }: { quote: string; isLost: boolean; onShow: (() => void) | undefined }) {
  const { t } = useLingui();
  if (quote === '') return <p className="text-xs text-fg-muted">{t`针对整章`}</p>;
  const words = <span className="line-clamp-3 wrap-anywhere">{quote}</span>;
  return (
    <div className="flex flex-col gap-1">
      <blockquote className={cn('border-l-2 border-warning-text pl-2 text-sm text-fg-muted', isLost && 'border-border line-through')}>
        {onShow && !isLost ? (
          <button type="button" className="text-left focus-ring hover:text-fg" onClick={onShow}>
            {words}
          </button>
        ) : (
          words
        )}
      </blockquote>
      {isLost && <p className="text-xs text-fg-muted">{t`这段文字已经改动，找不到了`}</p>}
    </div>
  );
}

interface SaidProps {
  said: Pick<PlanComment, 'content' | 'by' | 'time'>;
  onRemove: (() => void) | undefined;
}

function Said({ said: { content, by, time }, onRemove }: SaidProps) {
  const { t } = useLingui();
  const ask = async () => {
    if (await confirm({ title: t`删除这条批注？`, confirmLabel: t`删除`, isDanger: true })) onRemove?.();
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <p className="text-xs text-fg-muted">{[by ?? t`已离开的人`, minutes(time)].join(' · ')}</p>
        {onRemove && (
          <IconButton label={t`删除批注`} onClick={() => void ask()}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{content}</p>
    </div>
  );
}

function Resolved({ comment: { resolvedBy, resolveTime } }: { comment: PlanComment }) {
  const { t } = useLingui();
  const by = resolvedBy ?? t`已离开的人`;
  const time = resolveTime === null ? '' : minutes(resolveTime);
  return <p className="text-xs text-fg-muted">{t`${by} 在 ${time} 标为已解决`}</p>;
}
