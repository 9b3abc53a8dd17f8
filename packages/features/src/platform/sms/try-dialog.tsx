import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { placeholdersOf, smsTemplateTry } from '@saiwu/openapi';
import { FormField, Input } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApi } from '../../lib/api/api.tsx';
import { useActForm } from '../../lib/api/use-act-form.ts';
import { SmsPreview } from './sms-preview.tsx';
import type { SmsTemplateRow } from './sms-template.ts';
import { TrialOutcome } from './trial-outcome.tsx';

/** Sends a template to the reader's own phone, and says what the provider made of it. */
export function TryDialog({ template, onClose }: { template: SmsTemplateRow; onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { id, providerType, content, signName } = template;
  const names = placeholdersOf(providerType.code, content);
  const { data: me } = useQuery(queryOf('user.mine'));
  const [taskId, setTaskId] = useState<string | null>(null);
  const { form, submit, isPending } = useActForm('smsTemplate.try', {
    schema: smsTemplateTry,
    defaultValues: { id, templateParam: Object.fromEntries(names.map((name) => [name, ''])) },
    invalidates: ['smsTask'],
    onDone: (task) => setTaskId(task.id),
  });
  const values = useWatch({ control: form.control, name: 'templateParam' });
  const phone = me?.mobile;
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`把「${template.name || template.customCode}」发给自己`}
      description={phone ? t`发到 ${phone}，照常计费` : t`发到你自己的手机号，照常计费`}
      submitLabel={taskId === null ? t`发给自己` : t`再发一次`}
      cancelLabel={t`关闭`}
    >
      {names.map((name) => (
        <FormField key={name} control={form.control} name={`templateParam.${name}`} label={name} isRequired>
          {(field) => <Input {...field} maxLength={255} />}
        </FormField>
      ))}
      <SmsPreview provider={providerType.code} content={content} signName={signName} values={values} />
      <output>{taskId !== null && <TrialOutcome taskId={taskId} />}</output>
    </FormDialog>
  );
}
