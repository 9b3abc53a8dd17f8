import { SaveNotices } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { rules } from '@saiwu/openapi';
import { Card, createForm, DescriptionList, Input, Select, Textarea } from '@saiwu/ui';
import { z } from 'zod';
import type { Entry } from '../../answers.ts';
import { LeftNotice } from '../left-behind/left-notice.tsx';
import { leftTexts } from '../left-behind/left-texts.ts';
import { PartState } from './part-state.tsx';
import { placeId } from '../places.ts';
import { usePart } from './use-part.ts';

const basics = z.object({ title: rules.text(1, 100), track: rules.text(1, 50), summary: rules.optionalText(2000) });

const { Form, FormField } = createForm<z.input<typeof basics>, z.output<typeof basics>>();

/** Title, track and summary. */
export function BasicsPart({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const labels = { title: t`项目名称`, track: t`赛道`, summary: t`项目简介` };
  const edit = usePart({
    entry,
    section: 'BASICS',
    schema: basics,
    valuesOf: ({ title, track, summary }) => ({ title, track, summary: summary ?? '' }),
    bodyOf: (values, version) => ({ section: 'BASICS', version, ...values }),
    labels,
  });
  const { tracks } = entry.form;
  return (
    <Card id={placeId('BASICS')} tabIndex={-1} title={t`基本信息`} actions={<PartState section="BASICS" edit={edit} />}>
      <SaveNotices edit={edit} labels={labels} className="mb-4" />
      {edit.left && <LeftNotice texts={leftTexts(edit.left.values, entry, labels)} isPast={entry.isPast} onDrop={edit.left.drop} />}
      {edit.isReadOnly ? (
        <DescriptionList
          items={[
            { label: labels.title, value: entry.title },
            { label: labels.track, value: entry.track },
            { label: labels.summary, value: entry.summary && <span className="whitespace-pre-line">{entry.summary}</span>, isWide: true },
          ]}
        />
      ) : (
        <Form form={edit.form} onSubmit={() => undefined}>
          <FormField id={placeId('BASICS', 'title')} name="title" label={labels.title} isRequired>
            {(field) => <Input {...field} maxLength={100} autoComplete="off" />}
          </FormField>
          <FormField id={placeId('BASICS', 'track')} name="track" label={labels.track} isRequired>
            {(field) => <Select {...field} options={tracks.map((track) => ({ value: track, label: track }))} />}
          </FormField>
          <FormField id={placeId('BASICS', 'summary')} name="summary" label={labels.summary}>
            {(field) => <Textarea {...field} value={field.value ?? ''} rows={4} maxLength={2000} />}
          </FormField>
        </Form>
      )}
    </Card>
  );
}
