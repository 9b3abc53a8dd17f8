import { useLingui } from '@lingui/react/macro';
import { orgFields, orgSave, orgTypeNames, orgUpdate, type OrgNode } from '@saiwu/openapi';
import { createForm, DateTimeInput, Input, NumberInput, RadioGroup, Switch, Textarea, TreeSelect, type TreeNode } from '@saiwu/ui';
import type { z } from 'zod';
import type { NodeFormParts } from '../../crud/tree/tree-screen.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import { orgLabels } from './org.ts';
import { useSeesAll } from '../../lib/choices/use-sees-all.ts';

/** Adding and changing an organisation. Its subscription is for those who see every organisation. */
export const orgForm: NodeFormParts<'org'> = {
  save: orgSave,
  update: orgUpdate,
  valuesOf: (row, parentId, parent) => ({
    parentId: row?.parentId ?? parentId,
    label: row?.label ?? '',
    abbreviation: row?.abbreviation ?? '',
    type: row?.type.code ?? typeBeneath(parent),
    describe: row?.describe ?? '',
    sortValue: row?.sortValue ?? 1,
    state: row?.state ?? true,
    vip: row?.vip ?? false,
    expiryDate: row?.expiryDate ?? null,
  }),
  Fields,
};

/** What usually stands there: schools at the top, colleges in a school, and beneath them departments. */
function typeBeneath(parent: OrgNode | null): 'school' | 'college' | 'unit' {
  if (parent === null) return 'school';
  return parent.type === 'school' ? 'college' : 'unit';
}

const { FormField } = createForm<z.input<typeof orgSave>>();

function Fields({ nodes, ownId }: { nodes: readonly TreeNode[]; ownId: string | null }) {
  const { t, i18n } = useLingui();
  const optionsOf = useOptions();
  return (
    <>
      <FormField name="label" label={i18n._(orgFields.label)} isRequired>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField name="abbreviation" label={i18n._(orgFields.abbreviation)}>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField name="type" label={i18n._(orgLabels.type)} isRequired>
        {(field) => <RadioGroup {...field} options={optionsOf(orgTypeNames)} orientation="horizontal" />}
      </FormField>
      <FormField name="parentId" label={i18n._(orgLabels.parentId)} isRequired>
        {(field) => (
          <TreeSelect
            {...field}
            nodes={nodes}
            topLevel={{ value: '0', label: t`顶级` }}
            valueLabel={t`管理范围以外的机构`}
            excludeId={ownId}
          />
        )}
      </FormField>
      <FormField name="sortValue" label={i18n._(orgFields.sortValue)} help={t`数值越小越靠前`}>
        {(field) => <NumberInput {...field} min={0} max={10_000} />}
      </FormField>
      <FormField name="describe" label={i18n._(orgFields.describe)}>
        {(field) => <Textarea {...field} rows={2} maxLength={255} />}
      </FormField>
      <FormField name="state" label={i18n._(orgFields.state)}>
        {(field) => <Switch {...field} value={field.value} />}
      </FormField>
      <Subscription />
    </>
  );
}

function Subscription() {
  const { t, i18n } = useLingui();
  if (!useSeesAll()) return null;
  return (
    <>
      <FormField name="vip" label={i18n._(orgFields.vip)} help={t`只是标记，不改变任何权限`}>
        {(field) => <Switch {...field} value={field.value ?? false} />}
      </FormField>
      <FormField
        name="expiryDate"
        label={i18n._(orgFields.expiryDate)}
        help={t`过了这个时间，这里和下级的人只能查看，不能再修改；不填为长期有效`}
      >
        {(field) => <DateTimeInput {...field} defaultTime="23:59:59" />}
      </FormField>
    </>
  );
}
