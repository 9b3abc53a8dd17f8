import { useLingui } from '@lingui/react/macro';
import { degreeLevelDictionary, entryFieldKindNames, fileKindNames, tieBreakNames } from '@saiwu/openapi';
import type { TreeNode } from '@saiwu/ui';
import { useDictionaryOptions } from '../lib/choices/use-dictionary-options.ts';
import { useOrgNodes } from '../lib/choices/use-org-nodes.ts';
import type { ContestDetail } from './answers.ts';

type Setup = ContestDetail['setup'];
type Promotion = ContestDetail['stages'][number]['promotion'];

/** What is set up for a contest, in words that people read: on its page, and where two versions differ. Empty: nothing is said about it. */
export function useSetupWords() {
  const { t, i18n } = useLingui();
  const orgs = useOrgNodes();
  const levels = useDictionaryOptions(degreeLevelDictionary);
  const list = (words: readonly string[]) => words.join('、');
  const orgName = (id: string) => labelIn(orgs, id) ?? t`管理范围以外的机构`;
  const range = (min: number, max: number) => (min === max ? String(min) : `${min} – ${max}`);

  return {
    orgs: ({ eligibility }: Setup) => list([...new Set(eligibility.orgIds.map(orgName))]),
    degrees: ({ eligibility }: Setup) =>
      list(eligibility.degreeLevels.map((code) => levels.find(({ value }) => value === code)?.label ?? code)),
    team: ({ team }: Setup) => {
      const members = range(team.min, team.max);
      const advisors = range(team.advisorsMin, team.advisorsMax);
      return t`队员 ${members} 人，指导教师 ${advisors} 人`;
    },
    limits: ({ team: { perStudent, perAdvisor } }: Setup) =>
      list([
        ...(perStudent ? [t`每名学生最多 ${perStudent} 个项目`] : []),
        ...(perAdvisor ? [t`每位教师最多指导 ${perAdvisor} 个项目`] : []),
      ]),
    quotas: ({ quotas: { each, of } }: Setup) =>
      list([
        ...(each ? [t`每个学院最多 ${each} 个项目`] : []),
        ...of.map(({ orgId, most }) => {
          const name = orgName(orgId);
          return t`${name} ${most} 个`;
        }),
      ]),
    fields: ({ fields }: Setup) =>
      list(
        fields.map(({ label, kind, isRequired, options }) =>
          [label, i18n._(entryFieldKindNames[kind]), isRequired ? t`必填` : '', options.join('/')].filter(Boolean).join(' '),
        ),
      ),
    files: ({ files }: Setup) =>
      list(files.map(({ name, kinds, maxSize }) => `${name} ${kinds.map((kind) => i18n._(fileKindNames[kind])).join('/')} ${maxSize} MB`)),
    sections: ({ sections, planAs }: Setup) =>
      list([...sections.map(({ title }) => title), ...(planAs === 'EITHER' && sections.length > 0 ? [t`可以改交一个 PDF`] : [])]),
    awards: ({ awards }: Setup) =>
      list(awards.map(({ name, by, value }) => (by === 'PERCENT' ? `${name} ${value}%` : t`${name} ${value} 个`))),
    tieOrder: (order: ContestDetail['stages'][number]['tieOrder']) =>
      order.map(({ by, dimension }) => (by === 'SUM' ? i18n._(tieBreakNames.SUM) : t`「${dimension ?? ''}」得分高者在前`)).join('，'),
    promotion: (promotion: Promotion) => {
      if (promotion === null) return '';
      const { by, value, collegeFloor, collegeCap, trackShares, directPasses, repechage } = promotion;
      const ways = {
        COUNT: t`前 ${value ?? ''} 名`,
        PERCENT: t`前 ${value ?? ''}%`,
        THRESHOLD: t`${value ?? ''} 分以上`,
        MANUAL: t`人工确定`,
      };
      return list([
        ways[by],
        ...(collegeFloor ? [t`每个学院至少 ${collegeFloor} 个`] : []),
        ...(collegeCap ? [t`每个学院最多 ${collegeCap} 个`] : []),
        ...trackShares.map(({ track, percent }) => `${track} ${percent}%`),
        ...(directPasses ? [t`直通 ${directPasses} 个`] : []),
        ...(repechage ? [t`复活 ${repechage} 个`] : []),
      ]);
    },
  };
}

function labelIn(nodes: readonly TreeNode[], id: string): string | undefined {
  for (const node of nodes) {
    const label = node.id === id ? node.label : labelIn(node.children ?? [], id);
    if (label !== undefined) return label;
  }
  return undefined;
}
