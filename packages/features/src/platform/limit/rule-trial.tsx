import { useZodForm } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import { ruleTrial } from '@saiwu/openapi';
import { applyFieldErrors, Button, Form, FormField, Input, Select, TimeInput } from '@saiwu/ui';
import { useAct } from '../../lib/api/use-act.ts';
import { useFailure } from '../../lib/api/use-failure.ts';
import type { RuleKind } from './rule-cells.tsx';
import { RuleTrialResult } from './rule-trial-result.tsx';

const methods = ['GET', 'POST', 'PUT', 'DELETE'].map((value) => ({ value, label: value }));

/** This address, this path, this time: which rules it meets. */
export function RuleTrial({ kind }: { kind: RuleKind }) {
  const { t } = useLingui();
  const explain = useFailure();
  const form = useZodForm(ruleTrial, { defaultValues: { ip: '', requestMethod: 'GET', requestUri: '', time: '' } });
  const trial = useAct(`${kind}.try`, { invalidates: [] });
  const answer: AnswerOf<'blockList.try'> | AnswerOf<'rateLimiter.try'> | undefined = trial.data;
  return (
    <div className="grid gap-6">
      <Form
        form={form}
        onSubmit={(body) => trial.mutate({ body }, { onError: (error) => applyFieldErrors(form, { ...explain(error).fieldErrors }) })}
      >
        <FormField control={form.control} name="ip" label={t`来自哪个 IP 地址`} isRequired>
          {(field) => <Input {...field} maxLength={50} className="font-mono" />}
        </FormField>
        <div className="grid gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <FormField control={form.control} name="requestMethod" label={t`方法`} isRequired>
            {(field) => <Select {...field} onValueChange={field.onChange} options={methods} />}
          </FormField>
          <FormField control={form.control} name="requestUri" label={t`路径或网址`} isRequired>
            {(field) => <Input {...field} maxLength={2000} placeholder="/authority/user/page" className="font-mono" />}
          </FormField>
        </div>
        <FormField control={form.control} name="time" label={t`几点`} help={t`不填表示现在`}>
          {(field) => <TimeInput {...field} value={field.value ?? ''} hasSeconds />}
        </FormField>
        <Button type="submit" isPending={trial.isPending} className="self-end">
          <Trans>看会遇到哪些规则</Trans>
        </Button>
      </Form>
      <output>{answer && <RuleTrialResult kind={kind} answer={answer} />}</output>
    </div>
  );
}
