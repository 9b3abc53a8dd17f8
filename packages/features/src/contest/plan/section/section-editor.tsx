import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, cn, EmptyState, RichText, RichTextEditor, toast } from '@saiwu/ui';
import { MessageSquareText } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useExplainError } from '../../../lib/api/explain-error.ts';
import { isOutOfReach } from '../../../lib/api/is-out-of-reach.ts';
import { SaveState } from '../../../lib/kept/save-state.tsx';
import { minutes } from '../../../lib/language/show.ts';
import type { Plan } from '../../answers.ts';
import { HereIn } from '../../entry/here/here.tsx';
import { LeftBehind } from './left-behind.tsx';
import { giveWay, leftBehind, type OpenSection, sectionOf, writeOver } from '../stores/plan-stores.ts';
import { SectionComments } from '../comments/section-comments.tsx';
import { SectionConflict } from './section-conflict.tsx';
import type { PlanComments } from '../comments/use-comments.ts';
import { useStorePicture } from '../stores/use-store-picture.ts';
import { useSectionSide } from '../comments/use-section-side.ts';
import { useWordCount } from './use-word-count.ts';
import { VersionsDrawer } from '../versions/versions-drawer.tsx';

interface SectionEditorProps {
  plan: Plan;
  one: OpenSection;
  comments: PlanComments;
}

/** One section: what it should say, and what stands in it, to be written where the team may. It saves itself. */
export function SectionEditor({ plan, one, comments }: SectionEditorProps) {
  const { section, store } = one;
  const { t } = useLingui();
  const explain = useExplainError();
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const [hasVersions, setHasVersions] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const side = useSectionSide(section.key, comments, place);
  const { openCount } = side;
  const mayWrite = isAllowed(plan.actions, 'save');
  const { html, status, failure } = state;
  const words = useWordCount(html);
  const theirs = mayWrite && status === 'failed' ? sectionOf(failure) : null;
  const now = plan.sections.find(({ key }) => key === section.key) ?? section;
  const left = mayWrite ? null : leftBehind(one, now.html);
  const storePicture = useStorePicture(plan.id);

  return (
    <div className={cn('grid items-start gap-4', side.isBeside && 'grid-cols-[minmax(0,1fr)_20rem]')}>
      <Card
        title={section.title}
        actions={
          <>
            <HereIn section="PLAN" sectionKey={section.key} />
            {mayWrite && <SaveState state={state} />}
          </>
        }
      >
        <div className="flex flex-col gap-3">
          {section.guidance !== null && <p className="whitespace-pre-line text-fg-muted">{section.guidance}</p>}
          {theirs !== null && (
            <SectionConflict
              mine={html}
              theirs={theirs}
              onMine={() => void writeOver(one, theirs)}
              onTheirs={() => {
                const comeBack = giveWay(one, theirs);
                toast.success(t`已改用那一份`, { undo: () => void comeBack() });
              }}
            />
          )}
          {left !== null && <LeftBehind html={left} />}
          {mayWrite && status === 'failed' && theirs === null && !isOutOfReach(failure) && (
            <Alert
              tone="danger"
              isLive
              title={t`没有保存成功`}
              actions={
                <Button variant="outline" size="small" onClick={() => void store.save()}>
                  {t`重试保存`}
                </Button>
              }
            >
              {explain(failure)}
            </Alert>
          )}
          <div ref={place} className="[&_*::highlight(plan-comment)]:bg-warning-soft">
            {mayWrite ? (
              <RichTextEditor
                aria-label={section.title}
                value={html}
                onValueChange={(written) => store.edit({ html: written })}
                onBlur={() => void store.save()}
                maxLength={section.maxLength ?? undefined}
                placeholder={t`从这里开始写，也可以从 Word 里粘贴`}
                onUploadImage={storePicture}
                className="[&_[role=textbox]]:min-h-80"
              />
            ) : now.html === '' ? (
              <EmptyState title={t`这一章还没有写`} />
            ) : (
              <RichText html={now.html} />
            )}
          </div>
          <footer className="flex flex-wrap items-center justify-between gap-2 text-sm text-fg-muted">
            <span className="flex flex-wrap gap-x-3">
              {html !== '' && <span className="tabular-nums">{words}</span>}
              <LastSaved by={now.by} time={now.time} />
            </span>
            <span className="flex flex-wrap gap-2">
              <Button variant="ghost" size="small" aria-keyshortcuts="Control+Alt+M" onClick={side.open}>
                <MessageSquareText aria-hidden />
                {openCount === 0 ? t`批注` : t`批注 ${openCount}`}
              </Button>
              {now.version > 0 && (
                <Button variant="ghost" size="small" onClick={() => setHasVersions(true)}>
                  {t`历史版本`}
                </Button>
              )}
            </span>
          </footer>
        </div>
        <VersionsDrawer plan={plan} now={now} store={store} isOpen={hasVersions} onOpenChange={setHasVersions} />
      </Card>
      {side.isOpen && <SectionComments section={section} {...side.list} />}
    </div>
  );
}

function LastSaved({ by, time }: { by: string | null; time: string | null }) {
  const { t } = useLingui();
  if (time === null) return <span>{t`还没有人写过`}</span>;
  const when = minutes(time);
  return <span>{by === null ? t`最近保存于 ${when}` : t`${by} 最近保存于 ${when}`}</span>;
}
