import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Input, Select, Textarea } from '@saiwu/ui';
import type { ReactNode } from 'react';
import type { SetupInput } from '../contest-values.ts';
import { FieldAnswer } from '../../field-answer.tsx';
import { PreviewField } from './preview-field.tsx';
import { PreviewFile } from './preview-file.tsx';

interface PreviewFormProps {
  title: string;
  tracks: readonly string[];
  setup: SetupInput;
}

/** All that a project is asked, in the order of its form. */
export function PreviewForm({ title, tracks, setup }: PreviewFormProps) {
  const { t } = useLingui();
  const { fields = [], files = [], sections = [], consent } = setup;
  return (
    <div className="flex flex-col gap-6">
      <h3 className="text-lg font-semibold wrap-anywhere">{title || t`大赛报名`}</h3>
      <Part heading={t({ message: '项目', context: '一个' })}>
        <PreviewField label={t`项目名称`} isRequired>
          {(own) => <Input {...own} />}
        </PreviewField>
        <PreviewField label={t`赛道`} isRequired>
          {(own) => <Select {...own} options={tracks.map((track) => ({ value: track, label: track }))} />}
        </PreviewField>
        {fields.map((field) => (
          <PreviewField key={field.key} label={field.label} help={field.help} isRequired={field.isRequired}>
            {(own) => <FieldAnswer kind={field.kind} options={field.options ?? []} {...own} />}
          </PreviewField>
        ))}
      </Part>
      {sections.length > 0 && (
        <Part heading={t`计划书`}>
          {sections.map(({ key, title: heading, guidance, maxLength, isRequired = true }) => (
            <PreviewField
              key={key}
              label={heading}
              help={helpOf(guidance, maxLength ? t`最多 ${maxLength} 字` : '')}
              isRequired={isRequired}
            >
              {(own) => <Textarea {...own} rows={4} {...(maxLength && { maxLength })} />}
            </PreviewField>
          ))}
        </Part>
      )}
      {files.length > 0 && (
        <Part heading={t`文件`}>
          {files.map((file) => (
            <PreviewFile key={file.key} file={file} />
          ))}
        </Part>
      )}
      {consent && (
        <Part heading={t`参赛承诺`}>
          <p className="whitespace-pre-line text-fg-muted wrap-anywhere">{consent}</p>
          <Checkbox value={false} onValueChange={() => undefined}>
            {t`我已阅读并同意`}
          </Checkbox>
        </Part>
      )}
      <Button variant="solid" disabled className="w-fit max-sm:w-full">
        {t`提交报名`}
      </Button>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h4 className="font-semibold">{heading}</h4>
      {children}
    </section>
  );
}

function helpOf(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
