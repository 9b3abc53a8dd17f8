import { DraftState, SaveNotices, useGoOn, useLeave, useTabTitle } from '@saiwu/admin';
import { useLingui as useLanguage } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { chargedFor, consolePaths, fillTemplate, placeholdersOf, readReceivers, signedText, smsTaskSave } from '@saiwu/openapi';
import { Button, Card, Combobox, confirm, createForm, DateTimeInput, Input, PageHeader, PageStack, RadioGroup, Textarea } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { wordsOf } from '../../crud/labels.ts';
import { useLabels } from '../../crud/use-labels.ts';
import { useSaveForm } from '../../crud/use-save-form.ts';
import { useApi } from '../../lib/api/api.tsx';
import { wholeNumber } from '../../lib/language/show.ts';
import { ReceiverCount } from './receiver-count.tsx';
import { ReceiverTools, textOf } from './receiver-tools.tsx';
import { SmsPreview } from './sms-preview.tsx';
import { smsTask, smsTaskPath, type SmsTask } from './sms-task.ts';
import { useSmsPrice } from './use-sms-price.ts';
import { useTemplates } from './use-templates.ts';

const schema = smsTaskSave
  .extend({ isTimed: z.boolean() })
  .refine(({ isTimed, sendTime, draft }) => draft || !isTimed || Boolean(sendTime), { path: ['sendTime'], error: 'rule.required' });

type Values = z.input<typeof schema>;

const { Form, FormField } = createForm<Values, z.output<typeof schema>>();

/** Writes an SMS: kept as a draft, sent now or later. What it costs stands beside the button, and is asked about before it goes. */
export function SmsTaskForm({ record, isNew }: { record: SmsTask | null; isNew: boolean }) {
  const { t } = useLingui();
  const { i18n } = useLanguage();
  const { call } = useApi();
  const label = useLabels(smsTask);
  const goOn = useGoOn();
  const { templates, options } = useTemplates();
  const edit = useSaveForm({
    name: 'smsTask',
    record,
    isNew,
    schema,
    valuesOf,
    mayStart: isSure,
    save: ({ isTimed, ...values }: z.output<typeof schema>, { base, signal, idempotencyKey }) => {
      const body = { ...values, sendTime: isTimed ? values.sendTime : null };
      if (isNew || base === null) return call('smsTask.save', { body, signal, idempotencyKey });
      return call('smsTask.update', { body: { ...body, id: base.id, version: base.version }, signal });
    },
    success: ({ draft }) => (draft ? t`已存为草稿` : t`已提交发送`),
    onSaved: ({ id }) => goOn(smsTaskPath(id), { replace: true }),
  });
  const { form } = edit;
  const priceOf = useSmsPrice();
  const leave = useLeave(consolePaths.smsTasks);
  const [templateId, receiver, values, isTimed] = useWatch({
    control: form.control,
    name: ['templateId', 'receiver', 'templateParam', 'isTimed'],
  });
  const template = templates.find(({ id }) => id === templateId);
  const names = template ? placeholdersOf(template.providerType.code, template.content) : [];
  const cost = costOf(receiver ?? '', values ?? {});

  function costOf(receivers: string, given: Record<string, string>) {
    const count = readReceivers(receivers).receivers.length;
    if (template === undefined) return { count, each: 0 };
    const text = fillTemplate(template.providerType.code, template.content, given);
    return { count, each: chargedFor(signedText(template.signName, text)) };
  }

  async function isSure({ draft, receiver: receivers, templateParam }: z.output<typeof schema>): Promise<boolean> {
    if (draft) return true;
    const { count, each } = costOf(receivers ?? '', templateParam);
    if (count === 0) return true;
    return confirm({
      title: t`发送给 ${wholeNumber(count)} 个号码？`,
      description: costWords(count, each),
      confirmLabel: isTimed ? t`定时发送` : t`立即发送`,
    });
  }

  function costWords(count: number, each: number): string {
    const total = wholeNumber(count * each);
    const price = priceOf(count * each);
    return price === null
      ? t`每个号码按 ${each} 条计费，一共 ${total} 条。发出后不能收回。`
      : t`每个号码按 ${each} 条计费，一共 ${total} 条，${price}。发出后不能收回。`;
  }

  const setReceivers = (text: string) => form.setValue('receiver', text, { shouldDirty: true, shouldValidate: true });
  const addReceivers = (more: string) => {
    const { receivers, wrong } = readReceivers(`${form.getValues('receiver') ?? ''}\n${more}`);
    setReceivers([textOf(receivers), ...wrong].filter(Boolean).join('\n'));
  };

  const price = priceOf(cost.count * cost.each);

  const title = isNew ? t`新建短信` : t`编辑短信`;
  useTabTitle(title);

  async function giveUp() {
    if (await edit.giveUp()) leave();
  }

  return (
    <PageStack>
      <PageHeader title={title} />
      <Card>
        <SaveNotices edit={edit} labels={wordsOf(smsTask.labels, i18n)} className="mb-4 max-w-[720px]" />
        <Form form={form} onSubmit={edit.submit} data-first-field>
          <FormField name="templateId" label={label('templateId')} isRequired>
            {(field) => <Combobox {...field} options={options} />}
          </FormField>
          <FormField name="topic" label={label('topic')} help={t`只在这里看到，不随短信发出`} isRequired>
            {(field) => <Input {...field} maxLength={255} />}
          </FormField>
          {names.map((name) => (
            <FormField key={name} name={`templateParam.${name}`} label={name} isRequired>
              {(field) => <Input {...field} value={field.value ?? ''} maxLength={255} />}
            </FormField>
          ))}
          {template && (
            <SmsPreview
              provider={template.providerType.code}
              content={template.content}
              signName={template.signName}
              values={values ?? {}}
            />
          )}
          <FormField name="receiver" label={label('receiver')} help={t`每行一个手机号，也可以写成「姓名<手机号>」；最多 10,000 个`}>
            {(field) => <Textarea {...field} value={field.value ?? ''} rows={4} className="font-mono" />}
          </FormField>
          <div className="-mt-2 grid gap-2">
            <ReceiverCount text={receiver ?? ''} onTidy={setReceivers} />
            <ReceiverTools onAdd={addReceivers} />
          </div>
          <FormField name="isTimed" label={t`什么时候发送`}>
            {(field) => (
              <RadioGroup
                {...field}
                value={field.value ? 'later' : 'now'}
                onValueChange={(choice) => field.onChange(choice === 'later')}
                options={[
                  { value: 'now', label: t`提交后立即` },
                  { value: 'later', label: t`定时` },
                ]}
                orientation="horizontal"
              />
            )}
          </FormField>
          {isTimed && (
            <FormField name="sendTime" label={label('sendTime')} help={t`至少在五分钟以后`} isRequired>
              {(field) => <DateTimeInput {...field} defaultTime="08:00:00" />}
            </FormField>
          )}
          <div className="flex flex-wrap items-center justify-end gap-4">
            <div className="mr-auto flex items-center gap-3">
              <Button variant="ghost" onClick={() => void giveUp()}>
                <Trans>取消</Trans>
              </Button>
              <DraftState draft={edit.draft} />
            </div>
            {cost.count > 0 && cost.each > 0 && (
              <output className="text-fg-muted">
                <span key={cost.count * cost.each}>
                  <Plural value={cost.count * cost.each} other="共 # 条短信" />
                </span>
                {price !== null && <span>{` · ${price}`}</span>}
              </output>
            )}
            <Button type="submit" variant="outline" isPending={edit.isPending} onClick={() => form.setValue('draft', true)}>
              <Trans>存草稿</Trans>
            </Button>
            <Button type="submit" isPending={edit.isPending} onClick={() => form.setValue('draft', false)}>
              {isTimed ? t`定时发送` : t`立即发送`}
            </Button>
          </div>
        </Form>
      </Card>
    </PageStack>
  );
}

function valuesOf(task: SmsTask | null): Values {
  return {
    templateId: task?.templateId ?? '',
    topic: task?.topic ?? '',
    templateParam: task ? (JSON.parse(task.templateParams) as Record<string, string>) : {}, // the server writes this alone
    receiver: task ? textOf(readReceivers(task.receiver).receivers) : '',
    isTimed: Boolean(task?.sendTime),
    sendTime: task?.sendTime ?? '',
    draft: true,
  };
}
