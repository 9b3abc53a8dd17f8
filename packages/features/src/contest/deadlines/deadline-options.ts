import { useLingui } from '@lingui/react/macro';
import { deadlineNames } from '@saiwu/openapi';
import { useLingui as useLanguage } from '@lingui/react';
import type { Contest } from '../answers.ts';

/** The deadlines of a contest that can still be put off: of registration before the review, of each stage until all its sheets are in. */
export function useDeadlineOptions({ state, stages }: Contest) {
  const { t } = useLingui();
  const { i18n } = useLanguage();
  const isBeforeReview = state.code === 'PUBLISHED' || state.code === 'REGISTERING';
  return [
    ...(isBeforeReview ? [{ value: registration, label: i18n._(deadlineNames.REGISTRATION) }] : []),
    ...stages
      .filter((stage) => stage.state.code === 'NOT_STARTED' || stage.state.code === 'IN_REVIEW')
      .map(({ id, kind }) => ({ value: id, label: stages.length === 1 ? i18n._(deadlineNames.REVIEW) : t`${kind.desc}评审截止` })),
  ];
}

/** When such a deadline is, for all. */
export function endOf({ registrationEnd, stages }: Contest, deadline: string): string {
  return stages.find(({ id }) => id === deadline)?.reviewEnd ?? registrationEnd;
}

/** Stands for it among the ids of stages. */
export const registration = 'REGISTRATION';
