import { SaveNotices } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card, createForm, DescriptionList } from '@saiwu/ui';
import { z } from 'zod';
import type { Entry } from '../../answers.ts';
import { FieldAnswer } from '../../field-answer.tsx';
import { FileSlot } from '../files/file-slot.tsx';
import { GivenFile } from '../files/given-file.tsx';
import { LeftNotice } from '../left-behind/left-notice.tsx';
import { leftTexts } from '../left-behind/left-texts.ts';
import { PartState } from './part-state.tsx';
import { placeId } from '../places.ts';
import { usePart } from './use-part.ts';

/** By the keys of the contest's fields. What is unfinished is kept as it is: the list of what is missing says what is wrong with it. */
const answers = z.object({ answers: z.record(z.string(), z.string().max(2000, 'rule.max:2000')) });

const { Form, FormField } = createForm<z.input<typeof answers>, z.output<typeof answers>>();

/** The contest's own questions. */
export function AnswersPart({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const { fields } = entry.form;
  const typed = fields.filter(({ kind }) => kind !== 'FILE');
  const labels = Object.fromEntries(typed.map(({ key, label }) => [`answers.${key}`, label]));
  const edit = usePart({
    entry,
    section: 'ANSWERS',
    schema: answers,
    valuesOf: (one) => ({ answers: Object.fromEntries(typed.map(({ key }) => [key, one.answers[key] ?? ''])) }),
    bodyOf: (values, version) => ({ section: 'ANSWERS', version, ...values }),
    labels,
  });
  return (
    <Card id={placeId('ANSWERS')} tabIndex={-1} title={t`报名表`} actions={<PartState section="ANSWERS" edit={edit} />}>
      <SaveNotices
        edit={edit}
        differences={() => (edit.conflict === null ? [] : differencesIn(entry, edit.conflict.mine.answers, edit.conflict.saved.answers))}
        className="mb-4"
      />
      {edit.left && <LeftNotice texts={leftTexts(edit.left.values, entry, labels)} isPast={entry.isPast} onDrop={edit.left.drop} />}
      {edit.isReadOnly ? (
        <GivenAnswers entry={entry} />
      ) : (
        <Form form={edit.form} onSubmit={() => undefined}>
          {fields.map(({ key, label, help, kind, options, isRequired }) =>
            kind === 'FILE' ? (
              <FileSlot
                key={key}
                id={placeId('ANSWERS', key)}
                entry={entry}
                slot={`field:${key}`}
                label={label}
                help={help ?? null}
                isRequired={isRequired}
                kinds={null}
                maxSize={null}
              />
            ) : (
              <FormField
                key={key}
                id={placeId('ANSWERS', key)}
                name={`answers.${key}`}
                label={label}
                help={help || undefined}
                isRequired={isRequired}
              >
                {(field) => <FieldAnswer {...field} kind={kind} options={options} />}
              </FormField>
            ),
          )}
        </Form>
      )}
    </Card>
  );
}

/** The same to be read. */
function GivenAnswers({ entry: { form, answers: given, files } }: { entry: Entry }) {
  return (
    <DescriptionList
      items={form.fields.map(({ key, label, kind }) => {
        const file = files.find(({ slot }) => slot === `field:${key}`);
        const answer = given[key] ?? '';
        return {
          label,
          value: kind === 'FILE' ? file && <GivenFile file={file} /> : answer && <span className="whitespace-pre-line">{answer}</span>,
          isWide: answer.length > 40,
        };
      })}
    />
  );
}

/** Where two sets of answers differ, by the questions' own words. */
function differencesIn({ form }: Entry, mine: Record<string, string>, theirs: Record<string, string>) {
  return form.fields.flatMap(({ key, label }) => {
    const [here = '', there = ''] = [mine[key], theirs[key]];
    return here === there ? [] : [{ key, label, mine: here || '—', theirs: there || '—' }];
  });
}
