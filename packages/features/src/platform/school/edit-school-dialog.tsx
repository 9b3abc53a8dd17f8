import { FormDialog, isAllowed, SaveNotices } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { schoolUpdate } from '@saiwu/openapi';
import { createForm, DateInput, Input, Textarea } from '@saiwu/ui';
import type { z } from 'zod';
import { wordsOf } from '../../crud/labels.ts';
import { useSaveForm } from '../../crud/use-save-form.ts';
import { useApi } from '../../lib/api/api.tsx';
import { schoolLabels, type School } from './school.ts';

/** Changes a school's profile; until when it is served, only whoever may extend it. */
export function EditSchoolDialog({ school, onClose }: { school: School; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useApi();
  const canExtend = isAllowed(school.actions, 'extend');
  const labels = wordsOf(schoolLabels, i18n);
  const edit = useSaveForm<typeof schoolUpdate, School, School>({
    name: 'school',
    record: school,
    schema: schoolUpdate,
    valuesOf: (from) => valuesOf(from ?? school, canExtend),
    save: (values, { base, signal }) => call('school.update', { body: { ...values, version: (base ?? school).version }, signal }),
    success: t`已保存学校`,
    invalidates: ['school', 'org'],
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
      title={t`编辑学校`}
      submitLabel={t`保存学校`}
      notices={<SaveNotices edit={edit} labels={labels} className="mb-4" />}
    >
      {lines.map(({ name, ...line }) => (
        <FormField key={name} name={name} label={i18n._(schoolLabels[name])} isRequired={name === 'label'}>
          {(field) => <Input {...field} {...line} autoComplete="off" />}
        </FormField>
      ))}
      <FormField name="describe" label={i18n._(schoolLabels.describe)}>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
      {canExtend && (
        <FormField name="expiryDate" label={i18n._(schoolLabels.expiryDate)} help={t`当天结束前都可以使用；留空为长期有效`}>
          {(field) => <DateInput {...field} onValueChange={(day) => field.onValueChange(lastSecondOf(day))} />}
        </FormField>
      )}
    </FormDialog>
  );
}

const { FormField } = createForm<z.input<typeof schoolUpdate>>();

const lines = [
  { name: 'label', maxLength: 255 },
  { name: 'abbreviation', maxLength: 255 },
  { name: 'code', maxLength: 20 },
  { name: 'province', maxLength: 50 },
  { name: 'city', maxLength: 50 },
  { name: 'kind', maxLength: 50 },
  { name: 'level', maxLength: 50 },
] as const;

function valuesOf({ id, version, expiryDate, ...from }: School, canExtend: boolean): z.input<typeof schoolUpdate> {
  const { label, abbreviation, code, province, city, kind, level, describe } = from;
  const texts = { abbreviation, code, province, city, kind, level, describe };
  return { id, version, label, ...texts, ...(canExtend && { expiryDate }) };
}

/** What is no day yet stays as it was typed, for the schema to refuse. */
function lastSecondOf(day: string): string | null {
  if (day === '') return null;
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day} 23:59:59` : day;
}
