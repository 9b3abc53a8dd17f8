import { FormDialog, isAllowed, SaveNotices } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { collegeUpdate, schoolUpdate } from '@saiwu/openapi';
import { createForm, DateInput, Switch } from '@saiwu/ui';
import type { z } from 'zod';
import { wordsOf } from '../../crud/labels.ts';
import { useSaveForm } from '../../crud/use-save-form.ts';
import { useApi } from '../../lib/api/api.tsx';
import { PlaceFields } from './place-form.tsx';
import { collegeLabels, schoolLabels, type Place, type PlaceType } from './school.ts';

interface EditPlaceDialogProps {
  type: PlaceType;
  place: Place;
  onClose: () => void;
}

/** Changes the profile of a school or college; until when it is served, only whoever may extend it. */
export function EditPlaceDialog({ type, place, onClose }: EditPlaceDialogProps) {
  const { t, i18n } = useLingui();
  const { call } = useApi();
  const canExtend = isAllowed(place.actions, 'extend');
  const shown = type === 'school' ? schoolLabels : collegeLabels;
  const edit = useSaveForm<typeof schoolUpdate, Place, Place>({
    name: type,
    record: place,
    schema: type === 'school' ? schoolUpdate : (collegeUpdate as unknown as typeof schoolUpdate), // all of its fields but those of a school
    valuesOf: (from) => valuesOf(from ?? place, canExtend),
    save: (values, { base, signal }) =>
      call(`${type}.update`, { body: { ...values, version: (base ?? place).version }, signal }) as Promise<Place>, // either answers a place
    success: type === 'school' ? t`已保存学校` : t`已保存学院`,
    invalidates: ['school', 'college', 'org'],
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
      isLong
      title={type === 'school' ? t`编辑学校` : t`编辑学院`}
      submitLabel={type === 'school' ? t`保存学校` : t`保存学院`}
      notices={<SaveNotices edit={edit} labels={wordsOf(shown, i18n)} className="mb-4" />}
    >
      <PlaceFields type={type} />
      <FormField name="state" label={i18n._(shown.state)}>
        {(field) => <Switch {...field} value={field.value ?? true} />}
      </FormField>
      {canExtend && (
        <>
          <FormField name="vip" label={i18n._(shown.vip)} help={t`只是标记，不改变任何权限`}>
            {(field) => <Switch {...field} value={field.value ?? false} />}
          </FormField>
          <FormField name="expiryDate" label={i18n._(shown.expiryDate)} help={t`当天结束前都可以使用；留空为长期有效`}>
            {(field) => <DateInput {...field} onValueChange={(day) => field.onValueChange(lastSecondOf(day))} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}

const { FormField } = createForm<z.input<typeof schoolUpdate>>();

function valuesOf(place: Place, canExtend: boolean): z.input<typeof schoolUpdate> {
  const { id, version, label, abbreviation, code, logo, describe, state, vip, expiryDate } = place;
  const texts = { abbreviation, code, logo, describe };
  const school = 'province' in place && { province: place.province, city: place.city, kind: place.kind, level: place.level };
  return { id, version, label, state, ...texts, ...school, ...(canExtend && { vip, expiryDate }) };
}

/** What is no day yet stays as it was typed, for the schema to refuse. */
function lastSecondOf(day: string): string | null {
  if (day === '') return null;
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day} 23:59:59` : day;
}
