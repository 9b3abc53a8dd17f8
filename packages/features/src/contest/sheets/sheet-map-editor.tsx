import { DraftState, SaveNotices, useLeave } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui as useLanguage } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, sheetMapSave, sheetRowNames } from '@saiwu/openapi';
import { Button, Card, Input, NumberInput, Select } from '@saiwu/ui';
import { wordsOf } from '../../crud/labels.ts';
import { useSaveForm } from '../../crud/use-save-form.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import type { SheetMap } from '../answers.ts';
import { ColumnRows } from './column-rows.tsx';
import { HeadPreview } from './head-preview.tsx';
import { type BegunMap, Form, FormField, valuesFor } from './sheet-map-form.ts';

/** What the line over the heads has filled in. */
const [contestMark, yearMark] = ['{contest}', '{year}'];

const labels = { name: msg`名称`, summary: msg`说明`, title: msg`标题行`, rows: msg`每行`, columns: msg`各列`, sortValue: msg`排序` };

interface SheetMapEditorProps {
  map: SheetMap | null;
  /** What the form of a new one begins with. */
  begun: BegunMap;
  /** What the draft of a new one is kept under. */
  draft?: string;
}

/** The form of a column map: what it is called, the line over its heads, and its columns in their order. */
export function SheetMapEditor({ map, begun, draft = 'sheetMap' }: SheetMapEditorProps) {
  const { t } = useLingui();
  const { i18n } = useLanguage();
  const { call } = useApi();
  const optionsOf = useOptions();
  const leave = useLeave(consolePaths.sheetMaps);
  const edit = useSaveForm<typeof sheetMapSave, SheetMap, SheetMap>({
    name: draft,
    record: map,
    schema: sheetMapSave,
    valuesOf: (from) => valuesFor(from ?? begun),
    save: (values, { base, signal, idempotencyKey }) =>
      base === null
        ? call('sheetMap.save', { body: values, signal, idempotencyKey })
        : call('sheetMap.update', { body: { ...values, id: base.id, version: base.version }, signal }),
    success: ({ name }) => t`已保存「${name}」`,
    invalidates: ['sheetMap', 'project'],
    onSaved: () => leave(),
    isShownByCaller: (path) => path === 'columns',
  });
  return (
    <Form form={edit.form} onSubmit={edit.submit} className="flex max-w-none flex-col gap-4">
      <SaveNotices edit={edit} labels={wordsOf(labels, i18n)} />
      <Card title={t`基本信息`}>
        <div className="flex max-w-[720px] flex-col gap-4">
          <FormField name="name" label={t`名称`} isRequired>
            {(field) => <Input {...field} maxLength={50} />}
          </FormField>
          <FormField name="summary" label={t`说明`}>
            {(field) => <Input {...field} value={field.value ?? ''} maxLength={255} />}
          </FormField>
          <FormField
            name="title"
            label={t`标题行`}
            help={t`写在各列标题的上面，可以不写；${contestMark} 换成大赛名称，${yearMark} 换成年份`}
          >
            {(field) => <Input {...field} value={field.value ?? ''} maxLength={200} />}
          </FormField>
          <div className="flex flex-wrap items-start gap-4">
            <FormField name="rows" label={t`每行`} isRequired className="min-w-40 flex-1">
              {(field) => <Select {...field} options={optionsOf(sheetRowNames)} />}
            </FormField>
            <FormField name="sortValue" label={t`排序`} isRequired help={t`小的排在前面`} className="min-w-40 flex-1">
              {(field) => <NumberInput {...field} value={field.value ?? 100} min={0} max={1_000_000} />}
            </FormField>
          </div>
        </div>
      </Card>
      <Card title={t`各列`}>
        <div className="flex flex-col gap-4">
          <HeadPreview />
          <ColumnRows form={edit.form} />
        </div>
      </Card>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <DraftState draft={edit.draft} />
        <Button variant="ghost" onClick={() => void edit.giveUp().then((isLeft) => isLeft && leave())}>
          {t`取消`}
        </Button>
        <Button type="submit" variant="solid" isPending={edit.isPending}>
          {t`保存汇总表`}
        </Button>
      </div>
    </Form>
  );
}
