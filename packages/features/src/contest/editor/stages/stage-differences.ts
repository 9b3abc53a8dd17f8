import type { Difference } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { recusalNames, scoringRuleNames, stageKindNames, stageModeNames, teamViewNames } from '@saiwu/openapi';
import { use } from 'react';
import type { ContestDetail } from '../../answers.ts';
import { useSetupWords } from '../../use-setup-words.ts';
import type { StageInput } from '../contest-values.ts';
import { MomentWords } from '../times/moment-words.ts';

interface StageWords {
  orderLabel: string;
  kindName: (kind: StageInput['kind']) => string;
  partsOf: (stage: StageInput) => { key: string; label: string; value: string }[];
}

/** What a stage holds, part by part, in words. */
export function useStageWords(): StageWords {
  const { t, i18n } = useLingui();
  const words = useSetupWords();
  const tell = use(MomentWords);
  const kindName = (kind: StageInput['kind']) => i18n._(stageKindNames[kind]);
  return {
    orderLabel: t`阶段`,
    kindName,
    partsOf: (stage) => {
      const {
        kind,
        mode,
        reviewStart,
        reviewEnd,
        judgesPerProject,
        loadCap,
        recusal,
        isBlind,
        rule,
        rubric,
        tieOrder,
        promotion,
        teamSees,
      } = stage;
      const name = kindName(kind);
      const { decimals } = rule;
      const way = [i18n._(stageModeNames[mode]), i18n._(recusalNames[recusal]), isBlind ? t`盲评` : t`不盲评`];
      return [
        { key: 'review', label: t`${name}评审时间`, value: `${tell(reviewStart)} – ${tell(reviewEnd)}` },
        { key: 'judges', label: t`${name}评委数与上限`, value: `${judgesPerProject}，${loadCap ?? '—'}` },
        { key: 'way', label: t`${name}评审方式`, value: way.join('，') },
        { key: 'rule', label: t`${name}计分规则`, value: t`${i18n._(scoringRuleNames[rule.kind])}，保留 ${decimals} 位小数` },
        { key: 'tie', label: t`${name}同分排序`, value: words.tieOrder(tieOrder ?? []) || '—' }, // with the usual values filled in
        { key: 'promotion', label: t`${name}晋级`, value: words.promotion((promotion ?? null) as Known['promotion']) || '—' }, // likewise
        { key: 'teamSees', label: t`${name}向团队公开`, value: i18n._(teamViewNames[teamSees ?? 'SCORES']) },
        { key: 'rubric', label: t`${name}评分标准`, value: rubricWords(rubric) },
      ];
    },
  };
}

type Known = ContestDetail['stages'][number];

/** Stages are compared with those of their kind: which there are, and in which order, is a part of its own. */
export function stageDifferences({ orderLabel, kindName, partsOf }: StageWords, mine: StageInput[], theirs: StageInput[]): Difference[] {
  const order = (stages: StageInput[]) => stages.map(({ kind }) => kindName(kind)).join(' → ');
  const both = mine.flatMap((stage) => {
    const other = theirs.find(({ kind }) => kind === stage.kind);
    return other === undefined ? [] : [[stage, other] as const];
  });
  return [
    { key: 'stages', label: orderLabel, mine: order(mine), theirs: order(theirs) },
    ...both.flatMap(([stage, other]) => {
      const saved = partsOf(other);
      return partsOf(stage).map(({ key, label, value }, index) => ({
        key: `${stage.kind}-${key}`,
        label,
        mine: value,
        theirs: saved[index]?.value ?? '—',
      }));
    }),
  ];
}

function rubricWords({ dimensions }: StageInput['rubric']): string {
  return dimensions
    .map(({ name, weight, items }) => `${name} ${weight}: ${items.map((item) => `${item.name} ${item.max}`).join(' / ')}`)
    .join('，');
}
