import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Dialog } from '@saiwu/ui';
import { useState } from 'react';
import { useAct } from '../../../lib/api/use-act.ts';
import { TwoOfEach } from '../../../lib/choices/two-of-each.tsx';
import { usePersonFacts } from './person-facts.ts';
import type { Person, Register } from '../register.ts';

interface MergeDialogProps {
  register: Register;
  /** The first stays. */
  people: readonly [Person, Person];
  /** Not only where it is not masked. */
  isSamePhone: boolean;
  onClose: () => void;
}

/** Two are one: both side by side, and of each field that differs it is chosen which of the two is right. */
export function MergeDialog({ register, people: [first, second], isSamePhone, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const factsOf = usePersonFacts();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending } = useAct(`${register}.merge`, { success: t`已合并`, invalidates: [register] });
  const others = new Map(factsOf(second).map((fact) => [fact.key, fact.value]));
  const rows = factsOf(first).map((fact) => ({ ...fact, other: others.get(fact.key) ?? '' }));
  // what looks the same may differ behind its mask
  const differs = ({ key, value, other }: (typeof rows)[number]) =>
    value !== other || (value.includes('*') && !(key === 'phone' && isSamePhone));
  const choices = rows.filter((row) => row.key !== 'account' && differs(row));
  const nameOf = (place: string, value: string, isAlike: boolean) => (isAlike ? t`${place}：${value}` : value === '' ? t`（空）` : value);
  const account = first.account ?? second.account;

  const merge = () =>
    mutate(
      {
        body: {
          keep: { id: first.id, version: first.version },
          drop: { id: second.id, version: second.version },
          take: [...taken] as 'number'[], // the fields of this register that differ
        },
      },
      { onSuccess: onClose },
    );

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDirty={taken.size > 0}
      title={t`合并「${first.name}」的两条记录`}
      description={t`不同的项目逐一选择保留哪个，经过合在一起。合并后不能恢复。`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`取消`}</Button>
          <Button isPending={isPending} onClick={merge}>{t`合并`}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {choices.length === 0 && <Alert tone="info">{t`两条记录的内容相同`}</Alert>}
        <TwoOfEach
          choices={choices.map(({ key, label, value, other }) => ({
            key,
            label,
            first: nameOf(t`第一条`, value, value === other),
            second: nameOf(t`第二条`, other, value === other),
          }))}
          taken={taken}
          onTakenChange={setTaken}
        />
        {account !== null && <p className="text-fg-muted">{t`账号「${account}」关联到合并后的记录。`}</p>}
      </div>
    </Dialog>
  );
}
