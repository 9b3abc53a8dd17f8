import { Alert, Button, CopyButton, Dialog, exportRows, Progress, type Column } from '@saiwu/ui';
import { useAdmin } from '../admin-provider.tsx';
import type { Bulk, BulkReport } from './use-bulk.ts';

/**
 * Shows the progress of an act on many rows; the reader can stop it, or let it go on by itself. In the end it lists the rows that were
 * left out.
 */
export function BulkDialog({ bulk: { run, setOpen, stop } }: { bulk: Bulk }) {
  const { words } = useAdmin();
  if (run === null) return null;
  const { title, done, total, isOpen, report } = run;
  if (report !== null) return <ReportDialog title={title} report={report} isOpen={isOpen} onClose={() => setOpen(false)} />;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      size="sm"
      title={title}
      description={words.bulkGoesOn}
      footer={
        <>
          <Button variant="outline" onClick={stop}>
            {words.stop}
          </Button>
          <Button onClick={() => setOpen(false)}>{words.goOnBehind}</Button>
        </>
      }
    >
      <Progress
        label={title}
        value={total === null ? null : done}
        max={total ?? 100}
        hasText
        isLive
        note={total === null ? words.lookingUp : `${done} / ${total}`}
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

function ReportDialog({ title, report: { done, passedOver, failed, left, stoppedBy }, isOpen, onClose }: ReportDialogProps) {
  const { words } = useAdmin();
  const columns: Column<(typeof failed)[number]>[] = [
    { key: 'name', title: words.name, value: ({ name }) => name },
    { key: 'reason', title: words.reason, value: ({ reason }) => reason },
  ];
  const download = () => void exportRows({ columns, rows: failed, format: 'csv', fileName: title });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={passedOver === 0 ? words.bulkDone(title, done) : words.bulkPassedOver(words.bulkDone(title, done), passedOver)}
      footer={
        <>
          {failed.length > 0 && (
            <>
              <CopyButton text={failed.map(({ name, reason }) => `${name}\t${reason}`).join('\n')} label={words.copyList} />
              <Button variant="outline" onClick={download}>
                {words.downloadList}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{words.understood}</Button>
        </>
      }
    >
      {left > 0 && (
        <Alert tone="warning" className="mb-3" title={words.bulkStopped(left)}>
          {stoppedBy}
        </Alert>
      )}
      {failed.length > 0 && (
        <table className="w-full text-left">
          <caption className="pb-1 text-left text-fg-muted">{words.notDone(failed.length)}</caption>
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
      {failed.length > mostShown && <p className="mt-2 text-fg-muted">{words.onlyFirst(mostShown)}</p>}
    </Dialog>
  );
}

const mostShown = 200;
