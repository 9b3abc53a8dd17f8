import { FormField, type FieldProps } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';

interface PreviewFieldProps {
  label: string;
  help?: string | null | undefined;
  isRequired?: boolean | undefined;
  children: (field: FieldProps<string>) => ReactNode;
}

/** One question of the preview. It keeps what is typed by itself: nothing of it is sent. */
export function PreviewField({ label, help, isRequired = false, children }: PreviewFieldProps) {
  const { control } = useForm({ defaultValues: { answer: '' } });
  return (
    <FormField control={control} name="answer" label={label || '—'} help={help || undefined} isRequired={isRequired}>
      {children}
    </FormField>
  );
}
