import type { Difference } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { contestSetup } from '@saiwu/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import type { ContestDetail } from '../answers.ts';
import { useSetupWords } from '../use-setup-words.ts';
import type { ContestValues } from './contest-values.ts';
import { MomentWords } from './times/moment-words.ts';
import { stageDifferences, useStageWords } from './stages/stage-differences.ts';

/** Where what is typed differs from what somebody else has saved, part by part, in words. */
export function useContestDifferences<Saved>(valuesOf: (saved: Saved) => ContestValues): (mine: object, theirs: Saved) => Difference[] {
  const { i18n } = useLingui();
  const wordsOf = useParts();
  const stageWords = useStageWords();
  return (form, theirs) => {
    const mine = form as ContestValues; // the editor's form holds them
    const saved = valuesOf(theirs);
    const parts = wordsOf(mine).map(({ key, label, value }, index) => ({
      key,
      label: i18n._(label),
      mine: worded(value),
      theirs: worded(wordsOf(saved)[index]?.value),
    }));
    return [...parts, ...stageDifferences(stageWords, mine.stages, saved.stages)].filter((part) => part.mine !== part.theirs);
  };
}

/** What a contest holds beside its stages. What is half typed is shown as it is. */
function useParts() {
  const { i18n } = useLingui();
  const words = useSetupWords();
  const tell = use(MomentWords);
  const { queryOf } = useApi();
  const cache = useQueryClient();
  // the rows of the form have asked for it
  const titleOf = (id: string) => cache.getQueryData<ContestDetail>(queryOf('contest.get', { path: { id } }).queryKey)?.title ?? '';
  return (values: ContestValues) => {
    const read = contestSetup.safeParse(values.setup ?? {});
    const setup = read.success ? read.data : (values.setup as ContestDetail['setup']); // the form holds every field
    const { eligibility, consent, graceMinutes, retentionMonths } = setup;
    return [
      { key: 'title', label: msg`标题`, value: values.title },
      { key: 'edition', label: msg`届次`, value: values.edition },
      { key: 'describe', label: msg`说明`, value: plainOf(values.describe) },
      { key: 'tracks', label: msg`赛道`, value: values.tracks },
      { key: 'registration', label: msg`报名时间`, value: [values.registrationStart, values.registrationEnd].map(tell) },
      { key: 'grace', label: msg`截止后宽限（分钟）`, value: graceMinutes },
      {
        key: 'appeal',
        label: msg`申诉时间`,
        value: [values.appealStart, values.appealEnd].flatMap((moment) => (moment ? [tell(moment)] : [])),
      },
      { key: 'retention', label: msg`个人信息保留（月）`, value: retentionMonths },
      { key: 'orgs', label: msg`学校和学院`, value: words.orgs(setup) },
      { key: 'degrees', label: msg`学历层次`, value: words.degrees(setup) },
      {
        key: 'barring',
        label: msg`不能再参加的奖项`,
        value: eligibility.barringAwards.map(({ contestId, award }) => `${titleOf(contestId)} ${award || i18n._(msg`任何奖项`)}`),
      },
      { key: 'team', label: msg`团队`, value: [words.team(setup), words.limits(setup)] },
      { key: 'quotas', label: msg`学院名额`, value: words.quotas(setup) },
      { key: 'fields', label: msg`另外的问题`, value: words.fields(setup) },
      { key: 'files', label: msg`要交的文件`, value: words.files(setup) },
      { key: 'sections', label: msg`计划书`, value: words.sections(setup) },
      { key: 'consent', label: msg`参赛承诺`, value: consent },
      { key: 'awards', label: msg`奖项`, value: words.awards(setup) },
    ];
  };
}

/** The words of a description, for comparing. */
function plainOf(html: string | null | undefined): string {
  return new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent.trim();
}

function worded(value: Worded | readonly Worded[]): string {
  const words = [value].flat().filter((part) => part !== '' && part !== null && part !== undefined);
  return words.length === 0 ? '—' : words.join('，');
}

type Worded = string | number | null | undefined;
