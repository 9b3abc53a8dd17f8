import { Trans, useLingui } from '@lingui/react/macro';
import type { GrantNode } from '@saiwu/openapi';
import { Alert, Button, Dialog, DialogClose } from '@saiwu/ui';
import { grouped } from '../grouped.ts';
import { wayNames } from './grants.ts';
import type { RoleEffect } from './use-save-grants.ts';

interface EffectDialogProps {
  effect: RoleEffect;
  nodes: readonly GrantNode[];
  isPending: boolean;
  onGoOn: () => void;
  onClose: () => void;
}

/** Who would lose what, and who gain, before what a role allows is saved. */
export function EffectDialog({ effect: { holders, lost, gained, ownLoss }, nodes, isPending, onGoOn, onClose }: EffectDialogProps) {
  const { t } = useLingui();
  const ownCount = ownLoss.length;
  const footer = (
    <>
      <DialogClose>
        <Button variant="outline">
          <Trans>取消</Trans>
        </Button>
      </DialogClose>
      <Button variant="danger" isPending={isPending} onClick={onGoOn}>
        <Trans>保存权限</Trans>
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`有人会失去权限`}
      description={t`你管理范围内有 ${holders} 人持有这个角色；从其他角色得到的权限不受影响`}
      footer={footer}
    >
      <div className="flex flex-col gap-4">
        {ownCount > 0 && <Alert tone="warning">{t`你自己会失去其中 ${ownCount} 项`}</Alert>}
        <Effects title={t`失去`} effects={lost} nodes={nodes} />
        <Effects title={t`得到`} effects={gained} nodes={nodes} />
      </div>
    </Dialog>
  );
}

interface EffectsProps {
  title: string;
  effects: RoleEffect['lost'];
  nodes: readonly GrantNode[];
}

function Effects({ title, effects, nodes }: EffectsProps) {
  const { t } = useLingui();
  const names = wayNames(nodes);
  // what the reader may not grant has no name here
  const told = effects.flatMap((effect) => {
    const way = names.get(effect.id);
    return way === undefined ? [] : [{ ...effect, menu: way.slice(0, -1).join(' / '), label: way.at(-1) ?? '' }];
  });
  if (told.length === 0) return null;
  // those of one menu that concern the same people stand together
  const groups = grouped(told, ({ menu, count, names: who }) => [menu, count, ...who].join());
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium">{title}</h3>
      <ul className="divide-y divide-border rounded-card border border-border text-sm">
        {[...groups].map(([key, [first, ...others]]) => (
          <li key={key} className="flex justify-between gap-x-4 px-3 py-2">
            <div className="min-w-0 wrap-anywhere">
              {first?.menu && <p className="text-fg-muted">{first.menu}</p>}
              <p>{[first, ...others].map((one) => one?.label).join(t`、`)}</p>
            </div>
            <p className="max-w-[45%] shrink-0 text-right">{first && <Who {...first} />}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Who({ count, names }: { count: number; names: readonly string[] }) {
  const { t } = useLingui();
  const named = names.join(t`、`);
  return count > names.length ? (
    <Trans>
      {named}等 {count} 人
    </Trans>
  ) : (
    named
  );
}
