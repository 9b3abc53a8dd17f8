import { Loaded } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, EmptyState } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api/api.tsx';
import { useDownload } from '../lib/api/use-download.ts';

/** Shows the first rows of a sheet of all rows, and offers the sheet itself. */
export function SheetPreview({ name, title, onClose }: { name: 'org' | 'area'; title: string; onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf(`${name}.preview`, { body: { model: {}, ...inOrder } }), gcTime: 0 });
  const { download, isPending } = useDownload(`${name}.export`, { success: t`已导出` });
  const rows = query.data === undefined ? [] : rowsIn(query.data);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      title={t`导出${title}`}
      description={rows.length > mostShown ? t`下面是前 ${mostShown} 行，文件里是全部。` : t`下面就是文件的内容。`}
      footer={
        <Button isPending={isPending} disabled={rows.length < 2} onClick={() => download({ body: { model: {}, ...inOrder } })}>
          <Trans>导出 Excel</Trans>
        </Button>
      }
    >
      <Loaded query={query}>{() => (rows.length < 2 ? <EmptyState title={t`没有可以导出的数据`} /> : <Rows rows={rows} />)}</Loaded>
    </Dialog>
  );
}

const inOrder = { sort: 'id', order: 'ascending' } as const;

/** As many the server shows. */
const mostShown = 100;

function Rows({ rows: [heads = [], ...rows] }: { rows: string[][] }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`文件的内容`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-card border border-border focus-ring"
    >
      <table className="w-full text-sm">
        <thead>
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="sticky top-0 border-b border-border bg-bg-subtle px-3 py-2 text-left font-medium whitespace-nowrap"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // rows of a sheet have no other name than their place
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <tr key={row} className="border-b border-border last:border-0">
              {cells.map((cell, column) => (
                <td key={heads[column]} className="max-w-64 truncate px-3 py-2" title={cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The texts of the server's HTML table: read as a document of its own, in which no script runs. */
function rowsIn(html: string): string[][] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent.trim()));
}
