import { useZodForm } from '@saiwu/admin';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Dialog, DialogClose, FormField, Select, Skeleton } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useErrorInfo } from '../../lib/api/error-info.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';

/** The logs that can be cleared. */
export type LogName = 'optLog' | 'loginLog';

/** Deletes what a log holds beyond an age or a number. How many rows that is stands there before anybody presses. */
export function ClearLogDialog({ log, title, onClose }: { log: LogName; title: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { queryOf } = useApi();
  const infoOf = useErrorInfo();
  const form = useZodForm(schema, { defaultValues: { type: '4' } });
  const type = useWatch({ control: form.control, name: 'type' });
  const query = useQuery({ ...queryOf(`${log}.toClear`, { query: { type: Number(type) } }), gcTime: 0 });
  const clear = useAct(`${log}.clear`, { success: t`日志已清理` });
  const count = query.data?.count;
  const kept = [
    { value: '1', label: t`最近一个月` },
    { value: '2', label: t`最近三个月` },
    { value: '3', label: t`最近六个月` },
    { value: '4', label: t`最近一年` },
    ...[1000, 10_000, 30_000, 100_000].map((rows, index) => ({ value: String(index + 5), label: t`最新 ${i18n.number(rows)} 条` })),
    { value: '9', label: t`一条不留` },
  ];

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      size="sm"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">
              <Trans>取消</Trans>
            </Button>
          </DialogClose>
          <Button
            variant="danger"
            isPending={clear.isPending}
            disabled={!count}
            onClick={() => clear.mutate({ query: {}, body: { type: Number(type) } }, { onSuccess: onClose })}
          >
            <span key={count}>{count ? <Plural value={count} other="删除 # 条" /> : <Trans>删除</Trans>}</span>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormField control={form.control} name="type" label={t`保留`}>
          {(field) => <Select {...field} options={kept} />}
        </FormField>
        <output className="block">
          {query.error ? (
            <Alert tone="danger">{infoOf(query.error)?.message}</Alert>
          ) : count === undefined ? (
            <Skeleton className="h-5 w-48" />
          ) : count === 0 ? (
            <span key="none">
              <Trans>没有要删除的记录。</Trans>
            </span>
          ) : (
            <span key={count}>
              <Trans>将删除 {i18n.number(count)} 条，不能恢复。清理本身也会记入操作日志。</Trans>
            </span>
          )}
        </output>
        {!isLongEnough.has(type) && count !== 0 && (
          <Alert tone="warning">
            <Trans>《网络安全法》要求日志至少留存六个月，这样清理可能删掉更近的记录。</Trans>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

const schema = z.object({ type: z.string() });

/** What keeps at least half a year. */
const isLongEnough = new Set(['3', '4']);
