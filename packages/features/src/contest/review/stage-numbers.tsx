import { useLingui } from '@lingui/react/macro';
import { StatCard, StatRow } from '@saiwu/ui';
import type { StageDetail } from '../answers.ts';
import { SubmittedNote } from '../submitted-note.tsx';

/** How far a stage's review is, and how much there is to review. */
export function StageNumbers({ stage }: { stage: StageDetail }) {
  const { t, i18n } = useLingui();
  const { submittedCount, sheetCount, projectCount, judgesPerProject } = stage;
  return (
    <StatRow label={t`评审数量`}>
      <StatCard
        label={t`已提交评分表`}
        value={i18n.number(submittedCount)}
        unit={`/ ${i18n.number(sheetCount)}`}
        note={<SubmittedNote stage={stage} />}
      />
      <StatCard label={t`项目`} value={i18n.number(projectCount)} note={t`每个项目 ${judgesPerProject} 位评委`} />
    </StatRow>
  );
}
