import { FormDialog, Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { contract } from '@saiwu/openapi';
import { Alert, Button, Dialog, DialogClose, FormField, Progress, TextInput } from '@saiwu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
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

/** The end of a contest's retention time: first what would go and what stays, then the title typed, then how far it is. */
export function RetentionDialog({ contest, onClose }: RetentionDialogProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { id, title } = contest;
  const query = useQuery({
    ...queryOf('contest.retentionPreview', { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.running ? second : false),
  });
  useFresh(query.data?.anonymisedTime ?? null);
  // it opens as what it is: a dialog that is replaced while it opens loses the focus
  if (query.isPending) return null;
  if (query.data?.bar === null) return <Confirm contest={contest} retention={query.data} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      title={t`匿名「${title}」的参赛者`}
      footer={
        <DialogClose>
          <Button>{t`关闭`}</Button>
        </DialogClose>
      }
    >
      <Loaded query={query}>
        {(retention) => (
          <div className="grid gap-4">
            <Standing retention={retention} />
            <RetentionFacts contestId={id} retention={retention} />
          </div>
        )}
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

/** It is not undone, so it takes the title. */
function Confirm({ contest: { id, title }, retention, onClose }: RetentionDialogProps & { retention: Retention }) {
  const { t } = useLingui();
  const { form, submit, isPending } = useActForm('contest.anonymise', {
    path: useMemo(() => ({ id }), [id]),
    schema: contract['contest.anonymise'].body,
    defaultValues: { title: '' },
    invalidates: ['contest'],
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      size="lg"
      title={t`匿名「${title}」的参赛者？`}
      description={t`姓名、号码、手机和写到人的内容不再能查到，也不能恢复。名册、账号和其他大赛不变。`}
      submitLabel={t`匿名`}
      isDanger
    >
      <RetentionFacts contestId={id} retention={retention} />
      <FormField control={form.control} name="title" label={t`输入大赛名称来确认`} help={title} isRequired>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}

/** When it is done, whatever stands on the page named people. */
function useFresh(anonymisedTime: string | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (anonymisedTime !== null) void invalidateHeads(client, ['contest.get', 'contest.page', 'project', 'result', 'stage']);
  }, [client, anonymisedTime]);
}

const second = 1000;
