import { useLingui } from '@lingui/react/macro';
import { createForm, Input, TreeSelect } from '@saiwu/ui';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';

interface PersonValues {
  number: string;
  name: string;
  orgId?: string | null | undefined;
  phone?: string | null | undefined;
}

const { FormField } = createForm<PersonValues>();

interface PersonFieldsProps {
  /** Words for the fields. */
  label: (key: keyof PersonValues) => string;
  /** It stands masked in the form of somebody who is there: left as it is, it stays. */
  isNumberMasked: boolean;
}

/** What is asked of anybody in a register. */
export function PersonFields({ label, isNumberMasked }: PersonFieldsProps) {
  const { t } = useLingui();
  const orgs = useOrgNodes();
  return (
    <>
      <FormField name="number" label={label('number')} help={isNumberMasked ? t`不改动就保持原来的号码` : undefined} isRequired>
        {(field) => <Input {...field} maxLength={30} autoComplete="off" />}
      </FormField>
      <FormField name="name" label={label('name')} isRequired>
        {(field) => <Input {...field} maxLength={50} autoComplete="off" />}
      </FormField>
      <FormField name="orgId" label={label('orgId')} help={t`不选时是你自己的机构`}>
        {(field) => <TreeSelect {...field} nodes={orgs} valueLabel={t`管理范围以外的机构`} onClear={() => field.onValueChange(null)} />}
      </FormField>
      <FormField name="phone" label={label('phone')}>
        {(field) => <Input {...field} type="tel" autoComplete="off" />}
      </FormField>
    </>
  );
}
