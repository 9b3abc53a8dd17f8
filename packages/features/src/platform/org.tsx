import { msg } from '@lingui/core/macro';
import { orgSave, orgTypeNames, orgUpdate, stateNames, type OrgNode } from '@saiwu/openapi';
import { Badge, createForm, Input, NumberInput, RadioGroup, Switch, Textarea, TreeSelect, type TreeNode } from '@saiwu/ui';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useOptions } from '../lib/language/use-options.ts';
import { TreeScreen, type NodeFormParts, type TreeFacts } from '../crud/tree-screen.tsx';

const labels = {
  label: msg`名称`,
  abbreviation: msg`简称`,
  type: msg`类型`,
  parentId: msg`上级机构`,
  describe: msg`描述`,
  sortValue: msg`排序`,
  state: msg`状态`,
};

const org: TreeFacts<'org', typeof labels> = { name: 'org', title: msg({ message: '机构', context: '一个' }), labels };

/** Schools, colleges and units: data scopes, people and contests hang on this tree. */
export function OrgScreen() {
  return <TreeScreen tree={org} form={orgForm} badgeOf={badgeOf} />;
}

const orgForm: NodeFormParts<'org'> = {
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
      <FormField name="label" label={i18n._(labels.label)} isRequired>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField name="abbreviation" label={i18n._(labels.abbreviation)}>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField name="type" label={i18n._(labels.type)} isRequired>
        {(field) => <RadioGroup {...field} options={optionsOf(orgTypeNames)} orientation="horizontal" />}
      </FormField>
      <FormField name="parentId" label={i18n._(labels.parentId)} isRequired>
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
      <FormField name="sortValue" label={i18n._(labels.sortValue)} help={t`数值越小越靠前`}>
        {(field) => <NumberInput {...field} min={0} max={10_000} />}
      </FormField>
      <FormField name="describe" label={i18n._(labels.describe)}>
        {(field) => <Textarea {...field} rows={2} maxLength={255} />}
      </FormField>
      <FormField name="state" label={i18n._(labels.state)}>
        {(field) => <Switch {...field} value={field.value} />}
      </FormField>
    </>
  );
}

/** What most nodes are needs no words; one that is switched off says so. */
function badgeOf({ state }: OrgNode) {
  if (state) return undefined;
  return (
    <Badge>
      <Trans {...stateNames.false} />
    </Badge>
  );
}
