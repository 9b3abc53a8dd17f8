import { refusalOf, useZodForm } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@saiwu/api-client';
import { closeRequest } from '@saiwu/openapi';
import { Alert, applyFieldErrors, Button, Dialog, Form, FormField, PasswordInput } from '@saiwu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { useAct } from '../../lib/api/use-act.ts';
import type { StageDetail } from '../answers.ts';
import { MissingList } from './missing-list.tsx';

interface CloseDialogProps {
  stage: StageDetail;
  onClose: () => void;
}

/**
 * Seals a stage's results: names the consequence and asks for the password again; where it is barred, by missing sheets for instance, says
 * by what.
 */
export function CloseDialog({ stage, onClose }: CloseDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const explain = useExplainError();
  const { queryOf } = useApi();
  const queryClient = useQueryClient();
  const { id, projectCount, submittedCount, sheetCount, contestTitle, actions } = stage;
  // the board may be a minute old: what bars the act is asked again
  useQuery({ ...queryOf('stage.get', { path: { id } }), staleTime: 0 });
  const missing = useQuery({ ...queryOf('stage.missing', { path: { id } }), enabled: submittedCount < sheetCount, staleTime: 0 });
  const close = useAct('stage.close', { isQuiet: true, invalidates: ['contest', 'project', 'result', 'overview', 'judging', 'stage'] });
  const form = useZodForm(closeRequest, { defaultValues: { password: '' } });
  const isFieldError = isApiError(close.error) && close.error.fieldErrors !== undefined;
  const bar = refusalOf(actions, 'close');
  const refusal = close.error === null || isFieldError ? bar : explain(close.error);
  const count = missing.data?.length ?? 0;

  function submit(body: { password: string }) {
    close.mutate(
      { path: { id }, body },
      {
        // the receipt takes the place of the form at once
        onSuccess: (sealed) => queryClient.setQueryData(queryOf('stage.get', { path: { id } }).queryKey, sealed),
        onError: (error) => {
          if (isApiError(error) && error.fieldErrors !== undefined) applyFieldErrors(form, error.fieldErrors);
          // somebody else may have closed it, or another sheet be wanted
          else void invalidateHeads(queryClient, ['stage', 'contest']);
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDirty={form.formState.isDirty}
      title={t`封存「${contestTitle}」的结果？`}
      description={t`将计算并封存 ${projectCount} 个项目的结果。评委不能再改分；重新打开需要说明原因并由另一位管理员同意。`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {bar === null ? t`暂不封存` : t`知道了`}
          </Button>
          {bar === null && (
            <Button variant="solid" type="submit" form={formId} isPending={close.isPending}>
              {t`计算并封存结果`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {refusal !== null && (
          <Alert tone="danger" isLive title={t`现在还不能封存`}>
            {refusal}
          </Alert>
        )}
        {missing.data && count > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="font-medium">{t`还缺 ${count} 份评分表`}</h3>
            <MissingList missing={missing.data} />
          </section>
        )}
        {bar === null && (
          <Form id={formId} form={form} onSubmit={submit}>
            <FormField control={form.control} name="password" label={t`你的登录密码`} isRequired help={t`确认是你本人在操作`}>
              {(field) => <PasswordInput {...field} autoComplete="current-password" />}
            </FormField>
          </Form>
        )}
      </div>
    </Dialog>
  );
}
