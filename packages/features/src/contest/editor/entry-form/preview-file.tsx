import { useLingui } from '@lingui/react/macro';
import { fileKinds } from '@saiwu/openapi';
import { Upload } from '@saiwu/ui';
import { useState } from 'react';
import type { SetupInput } from '../contest-values.ts';
import { PreviewField } from './preview-field.tsx';

/** A file of the preview: what of its kind and size is taken is checked as it will be. */
export function PreviewFile({ file }: { file: NonNullable<SetupInput['files']>[number] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<File | null>(null);
  const { name, kinds, maxSize, help, isRequired = true } = file;
  const endings = kinds.flatMap((kind) => fileKinds[kind].map((ending) => `.${ending}`));
  const limits = t`最大 ${maxSize} MB`;
  return (
    <PreviewField label={name} help={help ? `${help} · ${limits}` : limits} isRequired={isRequired}>
      {(field) => <Upload {...field} value={chosen} onValueChange={setChosen} accept={endings.join(',')} maxSize={maxSize * 1_048_576} />}
    </PreviewField>
  );
}
