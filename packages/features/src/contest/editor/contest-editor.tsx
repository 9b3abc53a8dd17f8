import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { contestSave } from '@saiwu/openapi';
import { applyFieldErrors, Button, Card, Steps } from '@saiwu/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useDirty } from '../../lib/dirty.ts';
import { useAct } from '../../lib/use-act.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import type { Contest } from '../answers.ts';
import { contestPaths } from '../paths.ts';
import { BasicsStep } from './basics-step.tsx';
import { ContestConflict } from './contest-conflict.tsx';
import type { ContestBody } from './contest-form.ts';
import { type ContestValues, shownAt, stepFields, stepKeys, stepOf, type StepKey, valuesOf } from './contest-values.ts';
import { DraftKeeper } from './draft-keeper.tsx';
import { draftKey, removeDraft } from './draft-store.ts';
import { errorPaths } from './error-paths.ts';
import { RegistrationStep } from './registration-step.tsx';
import { RubricStep } from './rubric-step.tsx';
import { StageStep } from './stage-step.tsx';

/** The form of a contest in four steps, for a new one (`contest` null) and for changes. What is typed survives a closed window. */
export function ContestEditor({ contest, values }: { contest: Contest | null; values: ContestValues }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const userId = useSession().user?.id ?? '';
  const key = draftKey(userId, contest?.id ?? null);
  const [step, setStep] = useState<StepKey>('basics');
  const [base, setBase] = useState(contest);
  const [theirs, setTheirs] = useState<Contest | null>(null);
  const form = useZodForm(contestSave, { defaultValues: values });
  const save = useAct('contest.save', { success: ({ title }) => t`已创建“${title}”，现在是草稿`, invalidates: ['contest', 'overview'] });
  const update = useAct('contest.update', {
    success: ({ title }) => t`已保存“${title}”`,
    invalidates: ['contest', 'stage', 'overview', 'judging'],
  });
  const { isDirty, errors } = form.formState;
  useDirty(isDirty);

  const position = stepKeys.indexOf(step);
  const previous = stepKeys[position - 1];
  const next = stepKeys[position + 1];
  const titles: Record<StepKey, string> = { basics: t`基本信息`, registration: t`赛道与报名`, stage: t`评审阶段`, rubric: t`评分标准` };
  const wrong = new Set(errorPaths(errors).map(stepOf));

  /** Back without a question; forward as far as everything on the way is right. */
  async function goTo(chosen: StepKey) {
    for (const passed of stepKeys.slice(position, stepKeys.indexOf(chosen))) {
      // oxlint-disable-next-line no-await-in-loop -- the first wrong step ends the way
      if (await form.trigger([...stepFields[passed]])) continue;
      flushSync(() => setStep(passed));
      await form.trigger([...stepFields[passed]], { shouldFocus: true });
      return;
    }
    setStep(chosen);
  }

  /** Shows errors that stand on another step: the step first, so that the field is there to be focused. */
  function showErrors(fieldErrors: Record<string, string>) {
    const errors = Object.fromEntries(Object.entries(fieldErrors).map(([path, reason]) => [shownAt(path), reason]));
    const [first] = Object.keys(errors);
    if (first !== undefined) flushSync(() => setStep(stepOf(first)));
    applyFieldErrors(form, errors);
  }

  function submit(body: ContestBody) {
    const done = {
      onSuccess: (saved: Contest) => {
        removeDraft(key);
        if (contest !== null) setBase(saved);
        // clean before it goes, so that the tab of the form goes with it
        flushSync(() => form.reset(contest === null ? values : valuesOf(saved)));
        void navigate(contestPaths.contests, { replace: true });
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

  async function finish() {
    await form.handleSubmit(submit, (found) => {
      const [first] = errorPaths(found);
      if (first === undefined) return;
      flushSync(() => setStep(stepOf(first)));
      form.setFocus(first as 'title'); // a path of this form, known only at run time
    })();
  }

  function settle(chosen: Contest, isMine: boolean) {
    setBase(chosen);
    setTheirs(null);
    if (!isMine) form.reset(valuesOf(chosen));
  }

  return (
    <div className="flex max-w-[960px] flex-col gap-4">
      <DraftKeeper
        form={form}
        storageKey={key}
        version={base?.version ?? null}
        onRestore={(version) => setBase((now) => (now === null || version === null ? now : { ...now, version }))}
      />
      {theirs && (
        <ContestConflict
          mine={form.getValues()}
          theirs={theirs}
          onMine={() => settle(theirs, true)}
          onTheirs={() => settle(theirs, false)}
        />
      )}
      <Steps
        className="max-w-[754px]"
        label={t`步骤`}
        current={step}
        steps={stepKeys.map((one) => ({ key: one, title: titles[one], isWrong: wrong.has(one) }))}
        onSelect={(chosen) => void goTo(chosen as StepKey)} // one of the keys given above
      />
      <Card title={titles[step]} className={step === 'rubric' ? 'max-w-[960px]' : 'max-w-[754px]'}>
        <FormProvider {...form}>
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void (next === undefined ? finish() : goTo(next));
            }}
          >
            {step === 'basics' && <BasicsStep contest={contest} />}
            {step === 'registration' && <RegistrationStep contest={contest} />}
            {step === 'stage' && <StageStep contest={contest} />}
            {step === 'rubric' && <RubricStep form={form} contest={contest} />}
            <div className="mt-2 flex flex-wrap justify-end gap-2">
              {previous !== undefined && (
                <Button variant="outline" onClick={() => setStep(previous)}>
                  {t`上一步`}
                </Button>
              )}
              {next !== undefined && (
                <Button type="submit" variant={contest === null ? 'solid' : 'outline'}>
                  {t`下一步`}
                </Button>
              )}
              {(next === undefined || contest !== null) && (
                <Button variant="solid" isPending={save.isPending || update.isPending} onClick={() => void finish()}>
                  {contest === null ? t`创建大赛` : t`保存大赛`}
                </Button>
              )}
            </div>
          </form>
        </FormProvider>
      </Card>
    </div>
  );
}
