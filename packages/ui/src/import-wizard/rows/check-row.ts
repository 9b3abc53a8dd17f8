import type { ImportField, ImportFieldOption, ImportRecord } from '../import-field.ts';
import type { ImportWords } from '../import-words.ts';

/** The checks of the fields, prepared once for many rows. */
export interface RowCheck {
  /** What is imported for these texts. */
  recordOf: (texts: readonly string[]) => ImportRecord;
  /** What is wrong with a row by itself: messages by the field's index. */
  issuesOf: (texts: readonly string[]) => ReadonlyMap<number, string> | undefined;
}

/** Prepares required marks, options and the fields' own checks. That texts are unique is no matter of one row. */
export function rowCheck(fields: readonly ImportField[], words: ImportWords): RowCheck {
  const values = fields.map(({ options }) => options && valuesOf(options));
  const hasChecks = fields.some(({ check }) => check !== undefined);
  const valueOf = (text: string, index: number) => values[index]?.get(text.toLowerCase()) ?? text;
  const recordOf = (texts: readonly string[]): ImportRecord =>
    Object.fromEntries(fields.map(({ key }, index) => [key, valueOf(texts[index] ?? '', index)]));
  return {
    recordOf,
    issuesOf: (texts) => {
      let issues: Map<number, string> | undefined;
      const record = hasChecks ? recordOf(texts) : {};
      for (const [index, field] of fields.entries()) {
        const message = issueOf(field, texts[index] ?? '', values[index], record, words);
        if (message !== undefined) (issues ??= new Map()).set(index, message);
      }
      return issues;
    },
  };
}

function issueOf(
  field: ImportField,
  text: string,
  values: ReadonlyMap<string, string> | undefined,
  record: ImportRecord,
  words: ImportWords,
): string | undefined {
  if (text === '') return field.isRequired === true ? words.isRequired : undefined;
  if (values && !values.has(text.toLowerCase())) return words.notAnOption(optionLabels(field));
  const answer = field.check?.(record[field.key] ?? text, record) ?? true;
  return answer === true ? undefined : answer;
}

/** The options' values by all the texts that stand for them, in small letters. */
export function valuesOf(options: readonly ImportFieldOption[]): ReadonlyMap<string, string> {
  // Labels last: where one's label is another's value, people write labels.
  return new Map([
    ...options.flatMap(({ value, aliases = [] }) => aliases.map((alias) => [alias.toLowerCase(), value] as const)),
    ...options.map(({ value }) => [value.toLowerCase(), value] as const),
    ...options.map(({ value, label }) => [label.toLowerCase(), value] as const),
  ]);
}

function optionLabels({ options = [] }: ImportField): string[] {
  const labels = options.slice(0, 5).map(({ label }) => label);
  return options.length > labels.length ? [...labels, '…'] : labels;
}
