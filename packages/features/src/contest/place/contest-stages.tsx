import { useLingui } from '@lingui/react/macro';
import { scoringRuleNames } from '@saiwu/openapi';
import { Card, DescriptionList, StateDot } from '@saiwu/ui';
import { Hourglass } from 'lucide-react';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { minutes } from '../../lib/language/show.ts';
import type { ContestDetail } from '../answers.ts';
import { stageTones } from '../../lib/contest/tones.ts';
import { useSetupWords } from '../use-setup-words.ts';

/** The stages in their order: when, by which rules, who goes on, and what a later one waits for. */
export function ContestStages({ contest: { stages } }: { contest: ContestDetail }) {
  const { t } = useLingui();
  return (
    <Card title={t`评审阶段`} isPadded={false}>
      <ol className="divide-y divide-border">
        {stages.map((stage, index) => (
          <StageFacts key={stage.id} stage={stage} place={stages.length > 1 ? index + 1 : null} />
        ))}
      </ol>
    </Card>
  );
}

interface StageFactsProps {
  stage: ContestDetail['stages'][number];
  /** Null for the only one. */
  place: number | null;
}

function StageFacts({ stage, place }: StageFactsProps) {
  const { t, i18n } = useLingui();
  const deadlineOf = useDeadline();
  const words = useSetupWords();
  const { kind, mode, state, reviewStart, reviewEnd, judgesPerProject, rule, isBlind, recusal, promotion, tieOrder, teamSees, waitsFor } =
    stage;
  const { decimals } = rule;
  const ruleName = i18n._(scoringRuleNames[rule.kind]);
  return (
    <li className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-medium">{place === null ? kind.desc : `${place}. ${kind.desc}`}</h3>
        {waitsFor === null ? (
          <StateDot tone={stageTones[state.code]}>{state.desc}</StateDot>
        ) : (
          <span className="flex items-center gap-1 text-fg-muted">
            <Hourglass aria-hidden className="size-3.5 shrink-0 stroke-[1.5]" />
            {waitsFor}
          </span>
        )}
      </div>
      <DescriptionList
        columns={3}
        items={[
          { label: t`评审时间`, value: `${minutes(reviewStart)} – ${deadlineOf(reviewEnd)}` },
          { label: t`方式`, value: [mode.desc, isBlind ? t`盲评` : t`不盲评`, recusal.desc].join(' · ') },
          { label: t`每个项目的评委数`, value: judgesPerProject },
          { label: t`计分规则`, value: t`${ruleName}，保留 ${decimals} 位小数` },
          { label: t`同分排序`, value: words.tieOrder(tieOrder) || t`名次并列` },
          { label: t({ message: '晋级', context: '规则' }), value: words.promotion(promotion) || t`最后一个阶段` },
          { label: t`向团队公开`, value: teamSees.desc },
        ]}
      />
    </li>
  );
}
