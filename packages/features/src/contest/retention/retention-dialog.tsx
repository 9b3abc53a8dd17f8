import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { contract } from '@saiwu/openapi';
import { Alert, Button, Dialog, DialogClose, Form, FormField, Progress, TextInput } from '@saiwu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { useActForm } from '../../lib/api/use-act-form.ts';
import { minutes } from '../../lib/language/show.ts';
import type { Contest } from '../answers.ts';
import { RetentionFacts, type Retention } from './retention-facts.tsx';

interface RetentionDialogProps {
  contest: Contest;
  onClose: () => void;
}

/**
 * The end of a contest's retention time: first what would go and what stays, then the title typed, since it is not undone; then how far it
 * is.
 */
export function RetentionDialog({ contest: { id, title }, onClose }: RetentionDialogProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery({
    ...queryOf('contest.retentionPreview', { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.running ? second : false),
  });
  useFresh(query.data?.anonymisedTime ?? null);
  const { form, submit, isPending } = useActForm('contest.anonymise', {
    path: useMemo(() => ({ id }), [id]),
    schema: contract['contest.anonymise'].body,
    defaultValues: { title: '' },
    invalidates: ['contest'],
  });
  const formId = useId();
  // one dialog from the first moment: one that takes the place of another while it opens loses the focus
  const isAsked = query.data?.bar === null;
  function close() {
    // what is given up is not kept
    form.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      isDirty={form.formState.isDirty}
      size="lg"
      title={isAsked ? t`匿名「${title}」的参赛者？` : t`匿名「${title}」的参赛者`}
      description={isAsked ? t`姓名、号码、手机和写到人的内容不再能查到，也不能恢复。名册、账号和其他大赛不变。` : undefined}
      footer={
        <>
          <DialogClose>
            <Button variant={isAsked ? 'outline' : 'solid'}>{isAsked ? t`取消` : t`关闭`}</Button>
          </DialogClose>
          {isAsked && (
            <Button variant="danger" type="submit" form={formId} isPending={isPending}>
              {t`匿名`}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query}>
        {(retention) =>
          isAsked ? (
            <Form id={formId} form={form} onSubmit={submit}>
              <RetentionFacts contestId={id} retention={retention} />
              <FormField control={form.control} name="title" label={t`输入大赛名称来确认`} help={title} isRequired>
                {(field) => <TextInput {...field} autoComplete="off" />}
              </FormField>
            </Form>
          ) : (
            <div className="grid gap-4">
              <Standing retention={retention} />
              <RetentionFacts contestId={id} retention={retention} />
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Standing({ retention: { bar, running, anonymisedTime } }: { retention: Retention }) {
  const { t } = useLingui();
  if (running)
    return (
      <Progress
        isLive
        hasLabel
        label={t`正在匿名，可以关闭，做完会发消息`}
        value={running.total === null ? null : running.done}
        max={running.total || 1}
      />
    );
  if (anonymisedTime !== null) return <Alert isLive tone="success">{t`已在 ${minutes(anonymisedTime)} 匿名，成绩和数字没有变`}</Alert>;
  return <Alert>{bar}</Alert>;
}

/** When it is done, whatever stands on the page named people. */
function useFresh(anonymisedTime: string | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (anonymisedTime !== null) void invalidateHeads(client, ['contest.get', 'contest.page', 'project', 'result', 'stage']);
  }, [client, anonymisedTime]);
}

const second = 1000;
