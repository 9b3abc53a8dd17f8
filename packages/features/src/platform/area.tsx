import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { areaFields, areaSave, areaUpdate } from '@saiwu/openapi';
import { createForm, Input, NumberInput, Select, Switch, TreeSelect, type TreeNode } from '@saiwu/ui';
import { useState } from 'react';
import type { z } from 'zod';
import { TreeScreen, type NodeFormParts, type TreeFacts } from '../crud/tree/tree-screen.tsx';
import { stateImport } from '../crud/state-import.ts';
import { TreeSheets } from '../crud/tree/tree-sheets.tsx';
import { useDictionaryOptions } from '../lib/choices/use-dictionary-options.ts';

const { parentCode: _, ...fields } = areaFields;
const labels = { ...fields, parentId: msg`上级地区` };

const area: TreeFacts<'area', typeof labels> = {
  name: 'area',
  title: msg({ message: '地区', context: '一个' }),
  labels,
  children: {
    operation: 'area.linkage',
    inputOf: (node) => ({ query: { parentId: node?.id ?? '0' } }),
    // what the operation answers besides
    isLeaf: (branch) => 'hasChildren' in branch && branch.hasChildren === false,
  },
  find: {
    operation: 'area.find',
    hint: msg`名称、编码或拼音`,
    describe: ({ code, fullName }) => [fullName, code].filter(Boolean).join(' · '),
  },
};

/** China's divisions: some 3,000, a level at a time, found by name, code and pinyin. */
export function AreaScreen() {
  // levels that were opened before an import are asked for anew
  const [visit, setVisit] = useState(0);
  return (
    <TreeScreen
      key={visit}
      tree={area}
      form={areaForm}
      toolbar={
        <TreeSheets
          name="area"
          title={area.title}
          labels={areaFields}
          imports={imports}
          schema={areaSave}
          onImportLeft={() => setVisit(visit + 1)}
        />
      }
    />
  );
}

const imports = {
  label: { example: '西湖区' },
  code: { isUnique: true, example: '330106' },
  level: { example: '04' },
  parentCode: { isLookedUp: true, example: '330100' },
  fullName: {},
  longitude: {},
  latitude: {},
  source: {},
  sortValue: { example: '1' },
  state: stateImport,
};

const areaForm: NodeFormParts<'area'> = {
  save: areaSave,
  update: areaUpdate,
  valuesOf: (row, parentId, parent) => ({
    parentId: row?.parentId ?? parentId,
    label: row?.label ?? '',
    code: row?.code ?? '',
    level: row?.level ?? (row === null ? levelBeneath(parent?.level ?? null) : ''),
    fullName: row?.fullName ?? '',
    longitude: row?.longitude ?? '',
    latitude: row?.latitude ?? '',
    source: row?.source ?? '',
    sortValue: row?.sortValue ?? 1,
    state: row?.state ?? true,
  }),
  Fields,
};

/** Beneath a province are cities, beneath these counties, beneath these towns. */
function levelBeneath(level: string | null): string {
  const levels = ['02', '03', '04', '05'];
  return levels[level === null ? 0 : levels.indexOf(level) + 1] ?? '';
}

const { FormField } = createForm<z.input<typeof areaSave>>();

function Fields({ nodes, ownId }: { nodes: readonly TreeNode[]; ownId: string | null }) {
  const { t, i18n } = useLingui();
  const levels = useDictionaryOptions('AREA_LEVEL');
  return (
    <>
      <FormField name="label" label={i18n._(labels.label)} isRequired>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField name="code" label={i18n._(labels.code)} help={t`国家标准的行政区划代码，如 330106；不能和别的地区相同`} isRequired>
        {(field) => <Input {...field} maxLength={64} />}
      </FormField>
      <FormField name="level" label={i18n._(labels.level)}>
        {(field) => <Select {...field} value={field.value ?? ''} options={levels} onClear={() => field.onChange('')} />}
      </FormField>
      <FormField name="parentId" label={i18n._(labels.parentId)} help={t`只能选树里已经展开过的`} isRequired>
        {(field) => (
          <TreeSelect {...field} nodes={nodes} topLevel={{ value: '0', label: t`顶级` }} valueLabel={t`现在的上级`} excludeId={ownId} />
        )}
      </FormField>
      <FormField name="fullName" label={i18n._(labels.fullName)} help={t`不填时由各级名称连成`}>
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={255} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="longitude" label={i18n._(labels.longitude)}>
          {(field) => <Input {...field} inputMode="decimal" maxLength={255} />}
        </FormField>
        <FormField name="latitude" label={i18n._(labels.latitude)}>
          {(field) => <Input {...field} inputMode="decimal" maxLength={255} />}
        </FormField>
      </div>
      <FormField name="source" label={i18n._(labels.source)}>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField name="sortValue" label={i18n._(labels.sortValue)} help={t`数值越小越靠前`}>
        {(field) => <NumberInput {...field} min={0} max={10_000} />}
      </FormField>
      <FormField name="state" label={i18n._(labels.state)}>
        {(field) => <Switch {...field} value={field.value} />}
      </FormField>
    </>
  );
}
