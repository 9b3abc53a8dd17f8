import { Loaded, SaveNotices } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { projectCorrect, projectSheet } from '@saiwu/openapi';
import { Button, createForm, DialogClose, Drawer, Form, Input, Select, Textarea } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { z } from 'zod';
import { wordsOf } from '../../crud/labels.ts';
import { useSaveForm } from '../../crud/use-save-form.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { ProjectDetail } from '../answers.ts';

type Correction = AnswerOf<'project.correction'>;

interface CorrectDialogProps {
  project: ProjectDetail;
  onClose: () => void;
}

/** Corrects an imported project in the cells that it came in, beside its page, with a reason. */
export function CorrectDialog({ project, onClose }: CorrectDialogProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery({
    ...queryOf('project.correction', { path: { id: project.id } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (query.data !== undefined) return <CorrectForm project={project} correction={query.data} onClose={onClose} />;
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="lg" title={t`更正项目`}>
      <Loaded query={query}>{() => null}</Loaded>
    </Drawer>
  );
}

function CorrectForm({ project: { id, number }, correction, onClose }: CorrectDialogProps & { correction: Correction }) {
  const { t, i18n } = useLingui();
  const { call } = useApi();
  const labels = { ...wordsOf(Object.fromEntries(projectSheet.map(({ field, title }) => [field, title])), i18n), reason: t`更正原因` };
  const edit = useSaveForm<typeof projectCorrect, Correction, ProjectDetail>({
    name: 'project',
    record: correction,
    keyOf: () => id,
    recordOf: ({ version }) => ({ ...correction, version }),
    schema: projectCorrect,
    valuesOf: (from) => valuesOf(from ?? correction),
    save: (values, { base, signal }) =>
      call('project.correct', { path: { id }, body: { ...values, version: (base ?? correction).version }, signal }),
    success: t`已更正项目`,
    invalidates: ['project', 'stage', 'result'],
    onSaved: onClose,
  });

  /** After the question about unsaved input: there is nothing to come back to. */
  function close() {
    edit.draft.drop();
    onClose();
  }

  const formId = useId();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      isDirty={edit.form.formState.isDirty}
      size="lg"
      title={t`更正项目 ${number}`}
      description={t`改动和原因会留在项目的经过里，导入它的人会收到消息。`}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t`取消`}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={edit.isPending}>
            {t`保存更正`}
          </Button>
        </>
      }
    >
      <SaveNotices edit={edit} labels={labels} className="mb-4" />
      <Form id={formId} form={edit.form} onSubmit={edit.submit}>
        {parts.map(({ heading, fields }) => (
          <fieldset key={fields[0]} className="grid min-w-0 gap-4 not-first:mt-2 sm:grid-cols-6">
            <legend className="mb-3 font-semibold">{i18n._(heading)}</legend>
            {projectSheet.flatMap(({ field: name, title, isRequired }) =>
              fields.includes(name) ? (
                <FormField
                  key={name}
                  name={name}
                  label={i18n._(title)}
                  isRequired={isRequired}
                  help={helps[name] && i18n._(helps[name])}
                  className={spans[name] ?? 'sm:col-span-3'}
                >
                  {(field) => {
                    if (name === 'track') return <Select {...field} options={optionsOf(correction.tracks)} />;
                    if (name === 'college') return <Select {...field} options={optionsOf(correction.colleges)} />;
                    if (name === 'summary') return <Textarea {...field} rows={3} />;
                    if (name === 'members' || name === 'advisors') return <Textarea {...field} rows={2} />;
                    // oxlint-disable-next-line jsx-a11y/no-autofocus -- as in every dialog with a form the first field has it
                    return <Input {...field} autoComplete="off" autoFocus={name === 'title'} />;
                  }}
                </FormField>
              ) : (
                []
              ),
            )}
          </fieldset>
        ))}
        {/* nobody sends a correction without one: in sight however far the cells are scrolled */}
        <div className="sticky -bottom-6 z-1 -mx-6 -mb-6 border-t border-border bg-surface-raised px-6 py-3 max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
          <FormField name="reason" label={labels.reason} isRequired>
            {(field) => <Input {...field} maxLength={255} autoComplete="off" />}
          </FormField>
        </div>
      </Form>
    </Drawer>
  );
}

const { FormField } = createForm<z.input<typeof projectCorrect>>();

/** The cells by what they are about: nine are too many for one heap. */
const parts: readonly { heading: MessageDescriptor; fields: readonly (typeof projectSheet)[number]['field'][] }[] = [
  { heading: msg({ message: '项目', context: '一个' }), fields: ['title', 'track', 'college', 'summary'] },
  { heading: msg`团队`, fields: ['leaderName', 'leaderNumber', 'leaderPhone', 'members', 'advisors'] },
];

/** Of the six columns of a wide drawer; the rest takes half. */
const spans: Partial<Record<string, string>> = {
  title: 'sm:col-span-6',
  leaderName: 'sm:col-span-2',
  leaderNumber: 'sm:col-span-2',
  leaderPhone: 'sm:col-span-2',
  summary: 'sm:col-span-6',
};

const helps: Partial<Record<string, MessageDescriptor>> = {
  leaderNumber: msg`不改就保持带星号的样子`,
  leaderPhone: msg`不改就保持带星号的样子`,
  members: msg`写成「姓名/学号」，多人用顿号隔开；带星号的不改就保持原样`,
  advisors: msg`写成「姓名/工号/手机」，多人用顿号隔开；带星号的不改就保持原样`,
};

function valuesOf(from: Correction): z.input<typeof projectCorrect> {
  const { tracks: _tracks, colleges: _colleges, ...row } = from;
  return { ...row, reason: '' };
}

function optionsOf(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }));
}
