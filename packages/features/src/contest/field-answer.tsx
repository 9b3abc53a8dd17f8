import { DateInput, Input, NumberInput, Select, Upload, type FieldProps } from '@saiwu/ui';
import type { entryFieldKinds } from '@saiwu/openapi';
import { useState } from 'react';

interface FieldAnswerProps extends FieldProps<string> {
  kind: (typeof entryFieldKinds)[number];
  options: readonly string[];
}

/** What a question of a kind is answered with. */
export function FieldAnswer({ kind, options, ...field }: FieldAnswerProps) {
  if (kind === 'NUMBER') return <NumberInput {...field} onValueChange={(value) => field.onChange(value === null ? '' : String(value))} />;
  if (kind === 'CHOICE') return <Select {...field} options={options.map((one) => ({ value: one, label: one }))} />;
  if (kind === 'DATE') return <DateInput {...field} />;
  return kind === 'FILE' ? <ChosenFile field={field} /> : <Input {...field} />;
}

function ChosenFile({ field }: { field: FieldProps<string> }) {
  const [file, setFile] = useState<File | null>(null);
  return <Upload {...field} value={file} onValueChange={setFile} />;
}
