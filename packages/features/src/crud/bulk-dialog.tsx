import { Alert, Button, CopyButton, Dialog, exportRows, Progress, type Column } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Bulk, BulkReport } from './use-bulk.ts';

/** Shows how far an act on many rows has come; it can be stopped, or left to go on by itself. In the end it lists what was not done. */
export function BulkDialog({ bulk: { run, setOpen, stop } }: { bulk: Bulk }) {
  const { t } = useLingui();
  if (run === null) return null;
  const { title, done, total, isOpen, report } = run;
  if (report !== null) return <ReportDialog title={title} report={report} isOpen={isOpen} onClose={() => setOpen(false)} />;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      size="sm"
      title={title}
      description={t`可以关闭这个窗口，完成后会提示。`}
      footer={
        <>
          <Button variant="outline" onClick={stop}>
            <Trans>停止</Trans>
          </Button>
          <Button onClick={() => setOpen(false)}>
            <Trans>后台继续</Trans>
          </Button>
        </>
      }
    >
      <Progress
        label={title}
        value={total === null ? null : done}
        max={total ?? 100}
        hasText
        isLive
        note={total === null ? t`正在查找选中的数据` : `${done} / ${total}`}
      />
    </Dialog>
  );
}

interface ReportDialogProps {
  title: string;
  report: BulkReport;
  isOpen: boolean;
  onClose: () => void;
}

function ReportDialog({ title, report: { done, failed, left, stoppedBy }, isOpen, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const failedCount = failed.length;
  const columns: Column<(typeof failed)[number]>[] = [
    { key: 'name', title: t`名称`, value: ({ name }) => name },
    { key: 'reason', title: t`原因`, value: ({ reason }) => reason },
  ];
  const download = () => void exportRows({ columns, rows: failed, format: 'csv', fileName: title });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={t`${title}：完成 ${done} 条`}
      footer={
        <>
          {failed.length > 0 && (
            <>
              <CopyButton text={failed.map(({ name, reason }) => `${name}\t${reason}`).join('\n')} label={t`复制清单`} />
              <Button variant="outline" onClick={download}>
                <Trans>下载清单</Trans>
              </Button>
            </>
          )}
          <Button onClick={onClose}>
            <Trans>知道了</Trans>
          </Button>
        </>
      }
    >
      {left > 0 && (
        <Alert tone="warning" className="mb-3" title={t`已停止，${left} 条没有处理，仍然选中`}>
          {stoppedBy}
        </Alert>
      )}
      {failed.length > 0 && (
        <table className="w-full text-left">
          <caption className="pb-1 text-left text-fg-muted">{t`${failedCount} 条没有完成`}</caption>
          <thead>
            <tr className="border-b border-border text-sm text-fg-muted">
              {columns.map(({ key, title: head }) => (
                <th key={key} scope="col" className="py-1.5 pr-3 font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {failed.slice(0, mostShown).map(({ key, name, reason }) => (
              <tr key={key} className="border-b border-border align-baseline">
                <th scope="row" className="py-1.5 pr-3 font-normal wrap-anywhere">
                  {name}
                </th>
                <td className="py-1.5">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {failed.length > mostShown && <p className="mt-2 text-fg-muted">{t`只列出前 ${mostShown} 条，其余请下载清单查看。`}</p>}
    </Dialog>
  );
}

const mostShown = 200;
