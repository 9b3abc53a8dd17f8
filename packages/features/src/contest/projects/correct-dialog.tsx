import { FormDialog, Loaded, SaveNotices } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { projectCorrect, projectSheet } from '@saiwu/openapi';
import { createForm, Drawer, Input, Select, Textarea } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
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

/** Corrects an imported project in the cells that it came in, with a reason. */
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
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t`更正项目`}>
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

  return (
    <FormDialog
      form={edit.form}
      onSubmit={edit.submit}
      isPending={edit.isPending}
      onClose={close}
      title={t`更正项目 ${number}`}
      description={t`改动和原因会留在项目的经过里，导入它的人会收到消息。`}
      submitLabel={t`保存更正`}
      size="lg"
      notices={<SaveNotices edit={edit} labels={labels} className="mb-4" />}
    >
      <div className="grid gap-4 sm:grid-cols-6">
        {projectSheet.map(({ field: name, title, isRequired }) => (
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
              return <Input {...field} autoComplete="off" />;
            }}
          </FormField>
        ))}
      </div>
      {/* nobody sends a correction without one: in sight however far the cells are scrolled */}
      <div className="sticky -bottom-2 z-1 -mx-6 -mb-2 border-t border-border bg-surface-raised px-6 pt-3 pb-2 max-sm:-mx-4 max-sm:px-4">
        <FormField name="reason" label={labels.reason} isRequired>
          {(field) => <Input {...field} maxLength={255} autoComplete="off" />}
        </FormField>
      </div>
    </FormDialog>
  );
}

const { FormField } = createForm<z.input<typeof projectCorrect>>();

/** Of the six columns of a wide dialog; the rest takes half. */
const spans: Partial<Record<string, string>> = {
  title: 'sm:col-span-6',
  leaderName: 'sm:col-span-2',
  leaderNumber: 'sm:col-span-2',
  leaderPhone: 'sm:col-span-2',
  summary: 'sm:col-span-6',
};

const helps: Partial<Record<string, MessageDescriptor>> = {
  leaderPhone: msg`不改就保持带星号的样子`,
  members: msg`写成「姓名/学号」，多人用顿号隔开`,
  advisors: msg`写成「姓名/工号/手机」，多人用顿号隔开`,
};

function valuesOf(from: Correction): z.input<typeof projectCorrect> {
  const { tracks: _tracks, colleges: _colleges, ...row } = from;
  return { ...row, reason: '' };
}

function optionsOf(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }));
}
