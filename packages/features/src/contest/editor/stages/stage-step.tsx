import { useLingui } from '@lingui/react/macro';
import { stageKindNames, stageKinds } from '@saiwu/openapi';
import { Alert, Button } from '@saiwu/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { SortableRows } from '../../../lib/sorting/sortable-rows.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { ListError } from '../fields/list-error.tsx';
import { StageCard } from './stage-card.tsx';
import { StagePart } from './stage-part.tsx';
import { useLaterLock, useLock } from '../fields/use-lock.ts';
import { useStageRows } from './use-stage-rows.ts';
import { useIsFixed } from '../fields/use-is-fixed.ts';

/** The stages in their order: one alone is its fields, of several each opens under its name. */
export function StageStep({ form }: { form: ContestFormReturn }) {
  const { t, i18n } = useLingui();
  const array = useFieldArray({ control: form.control, name: 'stages' });
  const rows = useStageRows(form, array);
  const stages = useWatch({ control: form.control, name: 'stages' });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const reason = useLock('stages');
  const later = useLaterLock('stages');
  const isFixed = useIsFixed() || reason !== undefined;
  const { fields } = array;
  const nameOf = (index: number) => {
    const kind = stages[index]?.kind;
    return kind === undefined ? '' : i18n._(stageKindNames[kind]);
  };

  function toggle(id: string) {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  }

  return (
    <>
      {fields.length > 1 && (
        <Alert tone="info" title={t`现在只进行第一个阶段`}>
          {t`后面的阶段先设置好，等前一阶段的晋级名单出来再进行`}
        </Alert>
      )}
      <ListError name="stages" />
      {fields.length === 1 ? (
        <StagePart form={form} index={0} isLast />
      ) : (
        <SortableRows
          ids={fields.map(({ id }) => id)}
          label={t`阶段`}
          nameOf={nameOf}
          onMove={rows.move}
          isFixed={isFixed}
          className="flex flex-col gap-3"
          rowClassName="rounded-card border border-border bg-surface"
        >
          {(index, handle) => {
            const id = fields[index]?.id ?? '';
            return (
              <StageCard
                form={form}
                index={index}
                handle={handle}
                name={nameOf(index)}
                isOpen={open.has(id)}
                onToggle={() => toggle(id)}
                onRemove={isFixed ? undefined : () => rows.remove(index)}
              >
                <StagePart form={form} index={index} isLast={index === fields.length - 1} />
              </StageCard>
            );
          }}
        </SortableRows>
      )}
      {isFixed ? (
        reason !== undefined && <p className="text-xs text-fg-muted">{t`阶段的个数和顺序：${reason}`}</p>
      ) : (
        <>
          <Button variant="outline" className="w-fit" disabled={fields.length >= stageKinds.length} onClick={rows.add}>
            <Plus aria-hidden />
            {t`添加阶段`}
          </Button>
          {later !== undefined && <p className="text-xs text-fg-muted">{t`阶段的个数和顺序：${later}`}</p>}
        </>
      )}
    </>
  );
}
