import { useLingui } from '@lingui/react/macro';
import { collegeSave, collegeUpdate, schoolSave, schoolUpdate } from '@saiwu/openapi';
import { Combobox, createForm, Input, Textarea } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { useApi } from '../../lib/api/api.tsx';
import { PictureField } from '../../lib/upload/picture-field.tsx';
import { useSeesAll } from '../../lib/choices/use-sees-all.ts';
import { collegeLabels, schoolLabels, type PlaceType } from './school.ts';

const nothing = { label: '', abbreviation: '', code: '', describe: '', logo: '' };

/** Adding a school; it is changed on its own page. */
export const schoolForm: ResourceForm<'school'> = {
  save: schoolSave,
  update: schoolUpdate,
  isLong: true,
  valuesOf: () => ({ ...nothing, province: '', city: '', kind: '', level: '' }),
  Fields: () => <PlaceFields type="school" />,
};

/** Adding a college. */
export const collegeForm: ResourceForm<'college'> = {
  save: collegeSave,
  update: collegeUpdate,
  isLong: true,
  valuesOf: () => ({ ...nothing, schoolId: null }),
  Fields: () => (
    <>
      <SchoolField />
      <PlaceFields type="college" />
    </>
  ),
};

const { FormField } = createForm<z.input<typeof schoolUpdate>>();

const lines = [
  { name: 'label', maxLength: 255 },
  { name: 'abbreviation', maxLength: 255 },
  { name: 'code', maxLength: 20 },
] as const;

const ofSchool = [
  { name: 'province', maxLength: 50 },
  { name: 'city', maxLength: 50 },
  { name: 'kind', maxLength: 50 },
  { name: 'level', maxLength: 50 },
] as const;

/** What a school or college says of itself. */
export function PlaceFields({ type }: { type: PlaceType }) {
  const { t, i18n } = useLingui();
  const labels = type === 'school' ? schoolLabels : collegeLabels;
  const hint = t`PNG、JPG、WebP 或 GIF，不超过 2 MB；裁成正方形`;
  return (
    <>
      {[...lines, ...(type === 'school' ? ofSchool : [])].map(({ name, ...line }) => (
        <FormField key={name} name={name} label={i18n._(labels[name])} isRequired={name === 'label'}>
          {(field) => <Input {...field} value={field.value ?? ''} {...line} autoComplete="off" />}
        </FormField>
      ))}
      <FormField name="logo" label={i18n._(labels.logo)}>
        {(field) => (
          <PictureField
            field={{ ...field, value: field.value ?? '' }}
            bizType="ORG_LOGO"
            ratio={1}
            width={512}
            hint={hint}
            className="max-w-24"
            isOptional
          />
        )}
      </FormField>
      <FormField name="describe" label={i18n._(labels.describe)}>
        {(field) => <Textarea {...field} value={field.value ?? ''} rows={3} maxLength={255} />}
      </FormField>
    </>
  );
}

const college = createForm<z.input<typeof collegeSave>>();

/** Whoever belongs to a school adds to that. */
function SchoolField() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const seesAll = useSeesAll();
  const { data = [] } = useQuery({ ...queryOf('org.ofProvince', { query: {} }), enabled: seesAll });
  if (!seesAll) return null;
  return (
    <college.FormField name="schoolId" label={t`学校`} isRequired>
      {(field) => <Combobox {...field} value={field.value ?? ''} options={data.map(({ id, label }) => ({ value: id, label }))} />}
    </college.FormField>
  );
}
