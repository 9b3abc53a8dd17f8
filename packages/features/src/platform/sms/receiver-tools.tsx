import { Trans, useLingui } from '@lingui/react/macro';
import { phonePattern, readReceivers } from '@saiwu/openapi';
import { Button, Dialog, DialogClose, MultiSelect, readSheet, toast } from '@saiwu/ui';
import { useRef, useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { useFindPeople } from '../user/use-find-people.ts';

interface ReceiverToolsProps {
  /** Receivers to add to those that are there. */
  onAdd: (receivers: string) => void;
}

/** Other ways to receivers than typing them: people of the platform, and a sheet. */
export function ReceiverTools({ onAdd }: ReceiverToolsProps) {
  const { t } = useLingui();
  const can = useCan();
  const picker = useRef<HTMLInputElement>(null);
  const [isPicking, setIsPicking] = useState(false);

  async function readFile(file: File | undefined) {
    if (file === undefined) return;
    try {
      const { heads, rows } = await readSheet(file);
      const found = receiversIn([heads, ...rows]);
      if (found === '') toast.error(t`表格里没有找到手机号`);
      else onAdd(found);
    } catch {
      toast.error(t`这个文件读不出来，请用 xlsx 或 CSV`);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {can('user.page') && can('smsTask.receivers') && (
        <Button variant="outline" onClick={() => setIsPicking(true)}>
          <Trans>选择人员</Trans>
        </Button>
      )}
      <Button variant="outline" onClick={() => picker.current?.click()}>
        <Trans>读取表格</Trans>
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".xlsx,.csv"
        hidden
        onChange={(event) => {
          void readFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {isPicking && <PeopleDialog onAdd={onAdd} onClose={() => setIsPicking(false)} />}
    </div>
  );
}

function PeopleDialog({ onAdd, onClose }: ReceiverToolsProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useApi();
  const explain = useExplainError();
  const findPeople = useFindPeople();
  const [ids, setIds] = useState<string[]>([]);
  const [isPending, setIsPending] = useState(false);

  async function add() {
    setIsPending(true);
    try {
      const { receiver, without } = await call('smsTask.receivers', { body: { userIdList: ids } });
      if (receiver !== '') onAdd(receiver);
      if (without.length > 0) toast.info(t`没有手机号或已禁用，没有加入：${without.join(t`、`)}`);
      onClose();
    } catch (error) {
      toast.error(explain(error));
      setIsPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`选择人员`}
      description={t`按他们账号里的手机号发送`}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">
              <Trans>取消</Trans>
            </Button>
          </DialogClose>
          <Button disabled={ids.length === 0} isPending={isPending} onClick={() => void add()}>
            <Trans>加入接收者</Trans>
          </Button>
        </>
      }
    >
      <MultiSelect aria-label={t`人员`} load={findPeople} placeholder={t`按姓名查找`} value={ids} onValueChange={setIds} />
    </Dialog>
  );
}

/** Every phone of a sheet, each with the name that stands in the cell before it. */
function receiversIn(rows: readonly (readonly string[])[]): string {
  const entries = rows.flatMap((cells) =>
    cells.flatMap((cell, index) => {
      if (!phonePattern.test(cell.trim())) return [];
      const name = cells[index - 1]?.trim() ?? '';
      return [/^[^<>,，;；\d]{1,50}$/.test(name) ? `${name}<${cell.trim()}>` : cell.trim()];
    }),
  );
  return textOf(readReceivers(entries.join('\n')).receivers);
}

/** Receivers as the form holds them, one a line. */
export function textOf(receivers: readonly { phone: string; name: string | null }[]): string {
  return receivers.map(({ phone, name }) => (name === null ? phone : `${name}<${phone}>`)).join('\n');
}
