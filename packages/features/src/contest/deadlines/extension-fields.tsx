import { useLingui } from '@lingui/react/macro';
import { createForm, DateTimeInput, RadioGroup, Select, Textarea, TreeMultiSelect } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import type { Contest } from '../answers.ts';
import { lastMinute } from '../editor/times/contest-windows.ts';
import { endOf, useDeadlineOptions } from './deadline-options.ts';
import type { ExtensionForm } from './extension-form.ts';

const { FormField } = createForm<ExtensionForm>();

/** Which deadline, until when, and why; for whom, unless that is said already. */
export function ExtensionFields({ contest, isForProjects }: { contest: Contest; isForProjects: boolean }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const options = useDeadlineOptions(contest);
  const deadline = useWatch<ExtensionForm, 'deadline'>({ name: 'deadline' });
  return (
    <>
      {options.length > 1 && (
        <FormField name="deadline" label={t`哪个截止时间`} isRequired>
          {(field) => <Select {...field} options={options} />}
        </FormField>
      )}
      {!isForProjects && <ReachFields />}
      <FormField name="until" label={t`延长到`} isRequired help={t`现在是 ${deadlineOf(endOf(contest, deadline))}`}>
        {(field) => <DateTimeInput {...field} defaultTime={lastMinute} />}
      </FormField>
      <FormField name="reason" label={t`延长原因`} isRequired help={t`有关的人会在消息里读到`}>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
    </>
  );
}

function ReachFields() {
  const { t } = useLingui();
  const reach = useWatch<ExtensionForm, 'reach'>({ name: 'reach' });
  const orgs = useOrgNodes();
  return (
    <>
      <FormField name="reach" label={t`给谁延长`} isRequired>
        {(field) => (
          <RadioGroup
            {...field}
            value={field.value}
            onValueChange={(value) => field.onChange(value)}
            options={[
              { value: 'ALL', label: t`所有项目` },
              { value: 'ORGS', label: t`一些学校或学院` },
            ]}
            orientation="horizontal"
          />
        )}
      </FormField>
      {reach === 'ORGS' && (
        <FormField name="orgIds" label={t`学校和学院`} isRequired>
          {(field) => <TreeMultiSelect {...field} nodes={orgs} />}
        </FormField>
      )}
    </>
  );
}
