import { useLingui } from '@lingui/react/macro';
import { Button, Switch, Textarea } from '@saiwu/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { FormPart } from '../../../crud/form-part.tsx';
import { partOf } from '../../../lib/app/later.tsx';
import { CheckList } from './check-list.tsx';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryFiles } from './entry-files.tsx';
import { LockedPart } from '../fields/locked-part.tsx';
import { PlanSections } from './plan-sections.tsx';

/** What a project hands in beside its name, track and people, and how that will look. */
export function EntryStep({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-fg-muted">{t`项目名称、赛道、队员和指导教师总是要填，这里设置另外要填的`}</p>
        <Button variant="outline" onClick={() => setIsShown(true)}>
          <Eye aria-hidden />
          {t`预览报名表`}
        </Button>
      </div>
      <FormPart heading={t`另外的问题`}>
        <LockedPart path="setup.fields">
          <EntryFields form={form} />
        </LockedPart>
      </FormPart>
      <FormPart heading={t`要交的文件`}>
        <LockedPart path="setup.files">
          <EntryFiles form={form} />
        </LockedPart>
      </FormPart>
      <FormPart heading={t`计划书`}>
        <LockedPart path="setup.sections">
          <PlanSections form={form} />
        </LockedPart>
        <LockedPart path="setup.planAs">
          <ContestField name="setup.planAs" label={t`也可以交一个 PDF`} help={t`团队可以上传一个 PDF 作为整本计划书，不再逐章填写`}>
            {(field) => (
              <Switch {...field} value={field.value === 'EITHER'} onValueChange={(is) => field.onChange(is ? 'EITHER' : 'SECTIONS')} />
            )}
          </ContestField>
        </LockedPart>
      </FormPart>
      <FormPart heading={t`审核要点`}>
        <CheckList form={form} />
      </FormPart>
      <FormPart heading={t`参赛承诺`}>
        <ContestField name="setup.consent" label={t`承诺内容`} help={t`每名队员提交前要同意；留空则不用同意`}>
          {(field) => <Textarea {...field} value={field.value ?? ''} rows={5} />}
        </ContestField>
      </FormPart>
      {isShown && <EntryPreview form={form} onClose={() => setIsShown(false)} />}
    </>
  );
}

const EntryPreview = partOf(async () => (await import('./entry-preview.tsx')).EntryPreview);
