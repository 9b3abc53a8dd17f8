import { messageSubjectNames, messageTypeNames } from '@saiwu/openapi';
import { createForm, Input, RadioGroup, RichTextEditor, Select, Switch } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FoldSummary } from '../../../lib/app/fold-summary.tsx';
import { useLabels } from '../../../crud/use-labels.ts';
import { useOptions } from '../../../lib/language/use-options.ts';
import type { NewMessage } from './message-form.ts';
import { message } from '../message.ts';

const { FormField } = createForm<Pick<NewMessage, 'msgDTO'>>();

/** What kind of message it is, which decides whom it can be for. */
export function MessageKind({ onTypeChange }: { onTypeChange?: (type: NewMessage['msgDTO']['msgType']) => void }) {
  const { t } = useLingui();
  const label = useLabels(message);
  const optionsOf = useOptions();
  const isToDo = useWatch<Pick<NewMessage, 'msgDTO'>, 'msgDTO.msgType'>({ name: 'msgDTO.msgType' }) === 'WAIT';
  return (
    <>
      <FormField name="msgDTO.msgType" label={label('msgType')} isRequired>
        {(field) => (
          <RadioGroup
            {...field}
            onValueChange={(type) => {
              field.onValueChange(type);
              onTypeChange?.(type);
            }}
            options={optionsOf(messageTypeNames)}
            orientation="horizontal"
            // four in English are wider than a phone: two lines of two, none alone
            className="max-sm:grid max-sm:grid-cols-2"
          />
        )}
      </FormField>
      {isToDo && (
        <FormField name="msgDTO.isSingleHandle" label={t`一人处理即可`} help={t`有一个收件人打开后，其他人不用再处理`}>
          {(field) => <Switch {...field} value={field.value} />}
        </FormField>
      )}
    </>
  );
}

/** What a message says. */
export function MessageWords() {
  const { t } = useLingui();
  const label = useLabels(message);
  return (
    <>
      <FormField name="msgDTO.title" label={label('title')} help={t`不填时用内容的开头`}>
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={255} />}
      </FormField>
      <FormField name="msgDTO.content" label={label('content')} help={t`别的网站上的图片、本系统里的文件不会随消息发出`} isRequired>
        {(field) => <RichTextEditor {...field} maxLength={65_535} />}
      </FormField>
    </>
  );
}

/** What few messages have: folded away while there is nothing in it, open where something in it is wrong. */
export function MessageOptions() {
  const { t } = useLingui();
  const label = useLabels(message);
  const optionsOf = useOptions();
  const { getValues, formState } = useFormContext<Pick<NewMessage, 'msgDTO'>>();
  const [isOpen, setIsOpen] = useState(() => folded.some((name) => Boolean(getValues(`msgDTO.${name}`))));
  const isWrong = folded.some((name) => formState.errors.msgDTO?.[name] !== undefined);
  return (
    <details open={isOpen || isWrong} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <FoldSummary className="text-fg-muted">{t`高级`}</FoldSummary>
      <div className="mt-3 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="msgDTO.bizType" label={label('bizType')}>
            {(field) => <Select {...field} options={optionsOf(messageSubjectNames)} onClear={() => field.onValueChange(null)} />}
          </FormField>
          <FormField name="msgDTO.bizId" label={t`业务编号`}>
            {(field) => <Input {...field} value={field.value ?? ''} maxLength={64} autoComplete="off" />}
          </FormField>
        </div>
        <FormField name="msgDTO.handlerUrl" label={t`处理链接`} help={t`本系统内的路径，如 /contests；收件人从消息里打开`}>
          {(field) => <Input {...field} value={field.value ?? ''} maxLength={255} autoComplete="off" />}
        </FormField>
      </div>
    </details>
  );
}

const folded = ['bizType', 'bizId', 'handlerUrl'] as const;
