import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { consolePaths, contestSave } from '@saiwu/openapi';
import { applyFieldErrors, FormSteps } from '@saiwu/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { DraftNotice } from '../../crud/draft-notice.tsx';
import { useDirty } from '../../lib/dirty.ts';
import { useAct } from '../../lib/use-act.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import type { Contest } from '../answers.ts';
import { BasicsStep } from './basics-step.tsx';
import { ContestConflict } from './contest-conflict.tsx';
import type { ContestBody } from './contest-form.ts';
import { type ContestValues, rubricPath, shownAt, stepFields, valuesOf } from './contest-values.ts';
import { RegistrationStep } from './registration-step.tsx';
import { RubricStep } from './rubric-step.tsx';
import { StageStep } from './stage-step.tsx';

/** The form of a contest in four steps, for a new one (`contest` null) and for changes. What is typed survives a closed window. */
export function ContestEditor({ contest, values }: { contest: Contest | null; values: ContestValues }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const userId = useSession().user?.id ?? '';
  const [base, setBase] = useState(contest);
  const [theirs, setTheirs] = useState<Contest | null>(null);
  const form = useZodForm(contestSave, { defaultValues: values });
  const save = useAct('contest.save', { success: ({ title }) => t`已创建“${title}”，现在是草稿`, invalidates: ['contest', 'overview'] });
  const update = useAct('contest.update', {
    success: ({ title }) => t`已保存“${title}”`,
    invalidates: ['contest', 'stage', 'overview', 'judging'],
  });
  useDirty(form.formState.isDirty);
  const draft = useDraft({
    key: `contest:${contest?.id ?? 'new'}`,
    userId,
    form,
    version: base?.version ?? null,
    onRestore: (version) => setBase((now) => (now === null || version === null ? now : { ...now, version })),
  });

  function submit(body: ContestBody) {
    const done = {
      onSuccess: (saved: Contest) => {
        draft.clear();
        if (contest !== null) setBase(saved);
        // clean before it goes, so that the tab of the form goes with it
        flushSync(() => form.reset(contest === null ? values : valuesOf(saved)));
        void navigate(consolePaths.contests, { replace: true });
      },
      onError: (error: Error) => {
        if (!isApiError(error)) return;
        if (error.fieldErrors !== undefined) showErrors(error.fieldErrors);
        else if (error.kind === 'conflict' && error.current !== undefined) setTheirs(error.current as Contest); // the server sends the contest as it stands
      },
    };
    if (base === null) save.mutate({ body }, done);
    else update.mutate({ body: { ...body, id: base.id, version: base.version } }, done);
  }

  function showErrors(fieldErrors: Readonly<Record<string, string>>) {
    const errors = Object.fromEntries(Object.entries(fieldErrors).map(([path, reason]) => [shownAt(path), reason]));
    applyFieldErrors(form, errors, { shownByCaller: Object.keys(errors).filter((path) => path.startsWith(rubricPath)) });
  }

  function settle(chosen: Contest, isMine: boolean) {
    setBase(chosen);
    setTheirs(null);
    if (!isMine) form.reset(valuesOf(chosen));
  }

  return (
    <div className="flex max-w-[960px] flex-col gap-4">
      <DraftNotice draft={draft} className="max-w-[754px]" />
      {theirs && (
        <ContestConflict
          mine={form.getValues()}
          theirs={theirs}
          onMine={() => settle(theirs, true)}
          onTheirs={() => settle(theirs, false)}
        />
      )}
      <FormSteps
        form={form}
        onSubmit={submit}
        label={t`步骤`}
        submitLabel={contest === null ? t`创建大赛` : t`保存大赛`}
        isPending={save.isPending || update.isPending}
        canSubmitAnywhere={contest !== null}
        steps={[
          { key: 'basics', title: t`基本信息`, fields: stepFields.basics, children: <BasicsStep contest={contest} /> },
          { key: 'registration', title: t`赛道与报名`, fields: stepFields.registration, children: <RegistrationStep contest={contest} /> },
          { key: 'stage', title: t`评审阶段`, fields: stepFields.stage, children: <StageStep contest={contest} /> },
          { key: 'rubric', title: t`评分标准`, fields: stepFields.rubric, children: <RubricStep form={form} contest={contest} /> },
        ]}
        className="max-w-[960px]"
      />
    </div>
  );
}
