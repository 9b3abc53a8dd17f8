import { useLingui } from '@lingui/react/macro';
import { Alert, Button, RichText } from '@saiwu/ui';
import { minutes } from '../../../lib/language/show.ts';
import type { PlanSection } from '../../answers.ts';

interface SectionConflictProps {
  mine: string;
  theirs: PlanSection;
  onMine: () => void;
  onTheirs: () => void;
}

/**
 * Somebody of the team has saved the section meanwhile: both are shown side by side, and what is written over stays among the versions, and
 * who gave way can come back.
 */
export function SectionConflict({ mine, theirs, onMine, onTheirs }: SectionConflictProps) {
  const { t } = useLingui();
  const by = theirs.by ?? t`队友`;
  const time = theirs.time === null ? '' : minutes(theirs.time);
  return (
    <Alert tone="warning" isLive title={t`${by} 在 ${time} 保存过这一章`}>
      <p>{t`选一份继续写。用你写的覆盖后，另一份留在历史版本里；改用那一份，可以撤销。两份都要用的内容，请先复制过来。`}</p>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        <Side title={t`你写的`} html={mine} act={t`用我写的覆盖`} onAct={onMine} />
        <Side title={t`${by} 保存的`} html={theirs.html} act={t`改用那一份`} onAct={onTheirs} />
      </div>
    </Alert>
  );
}

function Side({ title, html, act, onAct }: { title: string; html: string; act: string; onAct: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-control border border-border bg-surface p-3 text-fg">
      <h3 className="font-medium">{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach that */}
      <section className="max-h-72 flex-1 overflow-auto focus-ring" tabIndex={0} aria-label={title}>
        {html === '' ? <p className="text-fg-muted">{t`空的`}</p> : <RichText html={html} />}
      </section>
      <Button variant="outline" size="small" className="self-start" onClick={onAct}>
        {act}
      </Button>
    </div>
  );
}
