import { DraftState, SaveNotices, useLeave } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, contestTemplateForm } from '@saiwu/openapi';
import { Button, FormSteps, Input, NumberInput, RichTextEditor, TagsInput } from '@saiwu/ui';
import { useCallback } from 'react';
import { useSaveForm } from '../../crud/use-save-form.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { ContestTemplate } from '../answers.ts';
import { AwardStep } from '../editor/awards/award-step.tsx';
import { useContestDifferences } from '../editor/contest-differences.ts';
import type { ContestFormReturn } from '../editor/contest-form.ts';
import { EligibilityStep } from '../editor/eligibility/eligibility-step.tsx';
import { EntryStep } from '../editor/entry-form/entry-step.tsx';
import { MomentWords } from '../editor/times/moment-words.ts';
import { StageStep } from '../editor/stages/stage-step.tsx';
import { isShownOverRows, shownAt, stepFields } from '../editor/step-fields.ts';
import { daysBetween, templateDay } from '../editor/times/template-times.ts';
import { useOpenStep } from '../editor/use-open-step.ts';
import { asContest, type Begun, bodyOf, FormField, valuesFor } from './template-form.ts';
import { TemplateTimesStep } from './template-times-step.tsx';

interface TemplateEditorProps {
  template: ContestTemplate | null;
  /** What the form of a new one begins with. */
  begun: Begun;
  /** What the draft of a new one is kept under. */
  draft?: string;
}

/** The form of a template: the steps of a contest, with days for its dates. */
export function TemplateEditor({ template, begun, draft = 'contestTemplate' }: TemplateEditorProps) {
  const { t } = useLingui();
  const { call } = useApi();
  const tell = useCallback(
    (moment: string) => {
      const day = daysBetween(templateDay, moment);
      return t`第 ${day} 天`;
    },
    [t],
  );
  const differences = useContestDifferences(asContest);
  const leave = useLeave(consolePaths.contestTemplates);
  const openStep = useOpenStep();
  const edit = useSaveForm<typeof contestTemplateForm, ContestTemplate, ContestTemplate>({
    name: draft,
    record: template,
    schema: contestTemplateForm,
    valuesOf: (from) => valuesFor(from ?? begun),
    save: (values, { base, signal, idempotencyKey }) =>
      base === null
        ? call('contestTemplate.save', { body: { ...bodyOf(values), state: true }, signal, idempotencyKey })
        : call('contestTemplate.update', { body: { ...bodyOf(values), id: base.id, version: base.version }, signal }),
    success: ({ name }) => t`已保存「${name}」`,
    invalidates: ['contestTemplate', 'contest'],
    onSaved: () => leave(),
    // what the form holds flat is sent as the content
    shownAt: (path) => (path === 'name' ? 'title' : shownAt(path.replace(/^content\./, ''))),
    isShownByCaller: isShownOverRows,
  });
  // the fields of the steps are the same in both: what a template has not, they do not ask for
  const form = edit.form as unknown as ContestFormReturn;
  return (
    <MomentWords value={tell}>
      <div className="flex flex-col gap-4">
        <SaveNotices edit={edit} differences={differences} />
        <FormSteps
          form={edit.form}
          onSubmit={edit.submit}
          {...openStep}
          label={t`步骤`}
          submitLabel={t`保存模板`}
          isPending={edit.isPending}
          submitFrom="basics"
          start={
            <>
              <Button variant="ghost" onClick={() => void edit.giveUp().then((isLeft) => isLeft && leave())}>
                {t`取消`}
              </Button>
              <DraftState draft={edit.draft} />
            </>
          }
          steps={[
            { key: 'basics', title: t`基本信息`, fields: ['title', 'summary', 'sortValue', 'tracks', 'describe'], children: <Basics /> },
            {
              key: 'times',
              title: t({ message: '时间', context: '步骤' }),
              fields: stepFields.times as never, // the paths of both forms, with as many stages as there may be
              children: <TemplateTimesStep form={form} />,
            },
            { key: 'stages', title: t`评审阶段`, fields: stepFields.stages as never, isWide: true, children: <StageStep form={form} /> }, // see above
            {
              key: 'eligibility',
              title: t`参赛条件`,
              fields: ['setup.eligibility', 'setup.team', 'setup.quotas'],
              children: <EligibilityStep form={form} />,
            },
            {
              key: 'entry',
              title: t`报名表`,
              fields: ['setup.fields', 'setup.files', 'setup.sections', 'setup.planAs', 'setup.consent'],
              isWide: true,
              children: <EntryStep form={form} />,
            },
            { key: 'awards', title: t`奖项`, fields: ['setup.awards'], children: <AwardStep form={form} /> },
          ]}
        />
      </div>
    </MomentWords>
  );
}

/** What it is called and for, and what its contests begin with. */
function Basics() {
  const { t } = useLingui();
  return (
    <>
      <FormField name="title" label={t`模板名称`} isRequired>
        {(field) => <Input {...field} maxLength={50} />}
      </FormField>
      <FormField name="summary" label={t`适用于`} help={t`创建大赛时显示在模板名称下面`}>
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={255} />}
      </FormField>
      <FormField name="sortValue" label={t`排序`} isRequired help={t`小的排在前面`}>
        {(field) => <NumberInput {...field} min={0} max={1_000_000} className="max-w-40" />}
      </FormField>
      <FormField name="tracks" label={t`赛道`} help={t`输入名称后按回车，或粘贴用顿号隔开的几个；留空则创建时再填`}>
        {(field) => <TagsInput {...field} />}
      </FormField>
      <FormField name="describe" label={t`说明`} help={t`大赛的说明从这里开始写`}>
        {(field) => <RichTextEditor {...field} maxLength={65_535} />}
      </FormField>
    </>
  );
}
