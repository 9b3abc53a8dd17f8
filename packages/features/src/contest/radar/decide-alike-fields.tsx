import { useLingui } from '@lingui/react/macro';
import type { InputOf } from '@saiwu/api-client';
import { createForm, RadioGroup, Textarea } from '@saiwu/ui';
import { alikeOptions } from './alike-form.ts';

const { FormField } = createForm<Omit<InputOf<'radar.decide'>['body'], 'version'>>();

/** What is asked of whoever decides on findings. */
export function DecideAlikeFields() {
  const { t, i18n } = useLingui();
  return (
    <>
      <FormField name="state" label={t`结论`} isRequired>
        {({ onValueChange, ...field }) => (
          <RadioGroup
            {...field}
            onValueChange={onValueChange}
            options={alikeOptions.map(({ value, label, help }) => ({ value, label: i18n._(label), help: i18n._(help) }))}
          />
        )}
      </FormField>
      <FormField name="reason" label={t`原因`} help={t`记在两个项目的经过里，管理员能看到，团队看不到`} isRequired>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
    </>
  );
}
