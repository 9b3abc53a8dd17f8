import { refusalOf, useGoOn } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@saiwu/api-client';
import { rubricTotal } from '@saiwu/judging';
import { consolePaths } from '@saiwu/openapi';
import { Alert, Button, Card, cn, confirm, Textarea, toast } from '@saiwu/ui';
import { onlineManager } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { isOutOfReach } from '../../lib/api/is-out-of-reach.ts';
import { SaveState } from '../../lib/kept/save-state.tsx';
import type { JudgingDetail } from '../answers.ts';
import { RubricInputs } from './rubric-inputs.tsx';
import { NotHandedIn } from './not-handed-in.tsx';
import { SheetConflict } from './sheet-conflict.tsx';
import { sheetOf } from './sheet-of.ts';
import { bodyOf, openPlaces, wrongPlaces } from './sheet-places.ts';
import { useSheet } from './use-sheet.ts';

/**
 * The score sheet: scores by item with the total as it stands, comment, and handing in, which leads to the next. It saves itself; read-only
 * once it is handed in.
 */
export function ScoreSheet({ detail }: { detail: JudgingDetail }) {
  const { t } = useLingui();
  const explain = useExplainError();
  const commentId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const goOn = useGoOn();
  const { stageId, nextOpenProjectId, rubric, actions } = detail;
  const { store, state } = useSheet(detail);
  const [isHandingIn, setIsHandingIn] = useState(false);
  /** Handing in was tried, and nobody heard it. */
  const [isUnheard, setIsUnheard] = useState(false);
  /** Handing in was tried before all scores were right. */
  const [isTooEarly, setIsTooEarly] = useState(false);
  const { scores, comment, status, failure, isKept, isSubmitted } = state;
  const lock = isSubmitted ? null : (refusalOf(actions, 'save') ?? refusalOf(actions, 'submit'));
  const isReadOnly = isSubmitted || lock !== null;
  const wrong = wrongPlaces(rubric, scores);
  const open = openPlaces(rubric, scores);
  const known = bodyOf(rubric, state).scores.map((line) =>
    wrong.includes(`${line.dimension}.${line.item}`) ? { ...line, score: null } : line,
  );
  const total = rubricTotal(rubric, known);
  const openCount = open.length;
  const wrongCount = wrong.length;
  const wrongWords = wrongCount === 0 ? null : isKept ? t`有填错的分数，已存在本机` : t`有填错的分数，还没有保存`;
  const submitLabel = nextOpenProjectId === null ? t`提交评分表` : t`提交并评下一个`;
  const theirs = status === 'failed' ? sheetOf(failure) : null;

  function focusPlace(place: string) {
    sheet.current?.querySelector<HTMLInputElement>(`input[data-place="${place}"]`)?.focus();
  }

  async function save() {
    const [first] = wrong;
    if (first !== undefined) return focusPlace(first);
    await store.save();
  }

  async function submit() {
    const first = wrong[0] ?? open[0];
    setIsTooEarly(first !== undefined);
    if (first !== undefined) return focusPlace(first);
    setIsUnheard(!onlineManager.isOnline());
    if (!onlineManager.isOnline()) return store.save();
    const shown = total ?? '';
    const isSure = await confirm({ title: t`提交评分表？`, description: t`总分 ${shown}。提交后不能再改。`, confirmLabel: submitLabel });
    if (!isSure) return;
    setIsHandingIn(true);
    try {
      await store.submit();
    } catch (error) {
      if (isOutOfReach(error)) setIsUnheard(true);
      else if (sheetOf(error) === null) toast.error(explain(error), { requestId: isApiError(error) ? error.requestId : undefined });
      return;
    } finally {
      setIsHandingIn(false);
    }
    toast.success(t`评分表已提交`);
    if (nextOpenProjectId !== null) goOn(pathOf(stageId, nextOpenProjectId), { replace: true });
  }

  return (
    <Card title={t({ message: '评分表', context: '一份' })} actions={<SaveState state={state} wrong={wrongWords} />}>
      <div ref={sheet} className="flex flex-col gap-4">
        {lock !== null && <Alert tone="info">{lock}</Alert>}
        {isSubmitted && nextOpenProjectId === null && <Alert tone="success" isLive>{t`这个阶段你的评分表已全部提交`}</Alert>}
        {theirs !== null && (
          <SheetConflict theirs={theirs} onMine={() => void store.keepMine(theirs)} onTheirs={() => store.takeTheirs(theirs)} />
        )}
        {status === 'failed' && theirs === null && !isOutOfReach(failure) && (
          <Alert
            tone="danger"
            isLive
            title={t`没有保存成功`}
            actions={
              <Button variant="outline" size="small" onClick={() => void save()}>
                {t`重试保存`}
              </Button>
            }
          >
            <p>{explain(failure)}</p>
            {isKept && <p>{t`填写的内容留在这台设备上，会自动再存`}</p>}
          </Alert>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves on between the inputs inside; every one of them can be reached without it */}
        <div className="flex flex-col gap-4" onKeyDown={step} onBlur={() => void store.save()}>
          <RubricInputs rubric={rubric} scores={scores} wrong={wrong} isReadOnly={isReadOnly} onChange={store.setScore} />
          <div className="flex flex-col gap-1.5">
            <label htmlFor={commentId} className="font-medium">{t`评语`}</label>
            <Textarea id={commentId} rows={4} maxLength={2000} readOnly={isReadOnly} value={comment} onValueChange={store.setComment} />
          </div>
        </div>
        <footer
          data-keep-clear=""
          className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap items-center gap-3 rounded-b-card border-t border-border bg-surface px-4 py-3 lg:-bottom-6"
        >
          {isUnheard && !isReadOnly && !isHandingIn && theirs === null && <NotHandedIn state={state} />}
          <output className="min-w-32 flex-1">
            <span className="text-fg-muted">{t`总分`}</span>{' '}
            <span className={total === null ? 'text-fg-subtle' : 'text-xl font-semibold tabular-nums'}>{total ?? '—'}</span>
            {!isReadOnly && wrongCount + openCount > 0 && (
              <span className={cn('ml-2', isTooEarly ? 'text-danger-text' : 'text-fg-muted')}>
                {wrongCount > 0 ? t`${wrongCount} 项填得不对` : t`还差 ${openCount} 项`}
              </span>
            )}
          </output>
          {isReadOnly ? (
            <OnwardLink stageId={stageId} projectId={nextOpenProjectId} />
          ) : (
            <span className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
              <Button variant="outline" isPending={status === 'saving'} onClick={() => void save()}>
                {t`保存草稿`}
              </Button>
              {/* pressing it leaves the field, which saves: that must not keep the press from counting */}
              <Button variant="solid" isPending={isHandingIn} onClick={() => void submit()}>
                {submitLabel}
              </Button>
            </span>
          )}
        </footer>
      </div>
    </Card>
  );
}

/** Where a sheet that is handed in leads: to the next one that is not, when all are back to the list. */
function OnwardLink({ stageId, projectId }: { stageId: string; projectId: string | null }) {
  const { t } = useLingui();
  if (projectId === null) {
    return (
      <Button variant="outline" asChild>
        <Link to={generatePath(consolePaths.judgingStage, { stageId })}>{t`返回项目列表`}</Link>
      </Button>
    );
  }
  return (
    <Button variant="solid" asChild>
      <Link replace to={pathOf(stageId, projectId)}>{t`评下一个项目`}</Link>
    </Button>
  );
}

function pathOf(stageId: string, projectId: string): string {
  return generatePath(consolePaths.judgingProject, { stageId, projectId });
}

/** Enter goes on to the next item; after the last one to the comment. */
function step(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLElement>('input, textarea')];
  inputs[inputs.indexOf(event.target) + 1]?.focus();
}
