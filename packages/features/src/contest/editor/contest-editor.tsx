import { DraftState, refusalOf, SaveNotices, useGoOn, useLeave } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, contestSave } from '@saiwu/openapi';
import { Alert, Button, FormSteps } from '@saiwu/ui';
import { useRef } from 'react';
import { generatePath } from 'react-router-dom';
import { useSaveForm } from '../../crud/use-save-form.ts';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import type { ContestDetail } from '../answers.ts';
import { BasicsStep } from './basics/basics-step.tsx';
import { useContestDifferences } from './contest-differences.ts';
import { AwardStep } from './awards/award-step.tsx';
import { ChangeEligibility } from './eligibility/change-eligibility.tsx';
import { type ContestValues, valuesOf } from './contest-values.ts';
import { EligibilityStep } from './eligibility/eligibility-step.tsx';
import { EntryStep } from './entry-form/entry-step.tsx';
import { StageStep } from './stages/stage-step.tsx';
import { isShownOverRows, shownAt, stepFields } from './step-fields.ts';
import { TimesStep } from './times/times-step.tsx';
import { ContestLocks } from './fields/use-lock.ts';
import { useOpenStep } from './use-open-step.ts';

interface ContestEditorProps {
  contest: ContestDetail | null;
  /** What the form of a new one begins with. */
  values: ContestValues;
  /** What the draft of a new one is kept under. */
  draft?: string;
}

/** The form of a contest in steps, for a new one (`contest` null) and for changes. What is typed survives a closed window. */
export function ContestEditor({ contest, values, draft = 'contest' }: ContestEditorProps) {
  const { t } = useLingui();
  const { call } = useApi();
  const goOn = useGoOn();
  const can = useCan();
  const differences = useContestDifferences(valuesOf);
  const publish = useAct('contest.publish', { success: ({ title }) => t`已发布「${title}」`, invalidates: ['contest', 'overview'] });
  const isToPublish = useRef(false);
  const edit = useSaveForm<typeof contestSave, ContestDetail, ContestDetail>({
    name: draft,
    record: contest,
    schema: contestSave,
    valuesOf: (from) => (from === null ? values : valuesOf(from)),
    save: (body, { base, signal, idempotencyKey }) =>
      base === null
        ? call('contest.save', { body, signal, idempotencyKey })
        : call('contest.update', { body: { ...body, id: base.id, version: base.version }, signal }),
    success: ({ title }) => {
      if (contest !== null) return t`已保存「${title}」`;
      return isToPublish.current ? t`已创建「${title}」` : t`已创建「${title}」，现在是草稿`;
    },
    invalidates: ['contest', 'stage', 'overview', 'judging'],
    onSaved: (saved) => void followUp(saved),
    shownAt,
    isShownByCaller: isShownOverRows,
  });
  const { form } = edit;
  const isNew = contest === null;
  const leave = useLeave(consolePaths.contests);
  const openStep = useOpenStep();
  const refusal = isNew ? null : refusalOf(contest.actions, 'edit');

  /** A new one is left for good; of one that stands, the page stays. */
  async function giveUp() {
    if ((await edit.giveUp()) && isNew) leave();
  }

  /** A draft that could not be published stands on its page, where that is the main act. */
  async function followUp({ id }: ContestDetail) {
    if (isToPublish.current) await publish.mutateAsync({ path: { id } }).catch(() => undefined);
    goOn(generatePath(consolePaths.contest, { id }), { replace: true });
  }

  /** Sends the form, and notes what is to become of it. */
  const submitTo = (isPublished: boolean) => (values: Parameters<typeof edit.submit>[0]) => {
    isToPublish.current = isPublished;
    return edit.submit(values);
  };

  return (
    <div className="flex flex-col gap-4">
      <SaveNotices edit={edit} differences={differences} />
      {refusal !== null && (
        <Alert tone="info" title={t`这个大赛现在不能修改`}>
          {refusal}
        </Alert>
      )}
      <ContestLocks value={contest?.locks ?? []}>
        <FormSteps
          {...(isNew && { 'data-first-field': '' })}
          form={form}
          onSubmit={submitTo(false)}
          {...openStep}
          label={t`步骤`}
          submitLabel={isNew ? t`创建大赛` : t`保存大赛`}
          isPending={edit.isPending || publish.isPending}
          alternative={isNew && can('contest.publish') ? { label: t`创建并发布`, onSubmit: submitTo(true) } : undefined}
          // of a new one the rest is proposed
          submitFrom={isNew ? 'times' : 'basics'}
          isReadOnly={refusal !== null}
          start={
            <>
              {(isNew || form.formState.isDirty) && (
                <Button variant="ghost" onClick={() => void giveUp()}>
                  {isNew ? t`取消` : t`放弃修改`}
                </Button>
              )}
              <DraftState draft={edit.draft} />
            </>
          }
          steps={[
            { key: 'basics', title: t`基本信息`, fields: stepFields.basics, children: <BasicsStep contest={contest} /> },
            { key: 'times', title: t({ message: '时间', context: '步骤' }), fields: stepFields.times, children: <TimesStep form={form} /> },
            { key: 'stages', title: t`评审阶段`, fields: stepFields.stages, isWide: true, children: <StageStep form={form} /> },
            {
              key: 'eligibility',
              title: t`参赛条件`,
              fields: stepFields.eligibility,
              children: <EligibilityStep form={form} act={contest !== null && <ChangeEligibility contest={contest} />} />,
            },
            { key: 'entry', title: t`报名表`, fields: stepFields.entry, isWide: true, children: <EntryStep form={form} /> },
            { key: 'awards', title: t`奖项`, fields: stepFields.awards, children: <AwardStep form={form} /> },
          ]}
        />
      </ContestLocks>
    </div>
  );
}
