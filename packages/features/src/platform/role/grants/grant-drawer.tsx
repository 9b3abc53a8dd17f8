import { Loaded, useDirty } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, DialogClose, Drawer } from '@saiwu/ui';
import { useCan } from '../../../lib/api/access.ts';
import { isSuper, type RoleRow } from '../role.ts';
import { EffectDialog } from './effect-dialog.tsx';
import { GrantConflict } from './grant-conflict.tsx';
import { GrantTree } from './grant-tree.tsx';
import { beyond, bodyOf, changeOf, grantsIn, type Authority } from './grants.ts';
import { useGrants } from './use-grants.ts';
import { useSaveGrants } from './use-save-grants.ts';

/** What a role allows: of the menus and buttons that the reader may grant, some are checked. Nothing is sent before it is saved. */
export function GrantDrawer({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const { t } = useLingui();
  const can = useCan();
  const { query, before, now, all, added, removed, setLeaves, clear, goOnFrom } = useGrants(role);
  const { id: roleId, name } = role;
  const { theirs, effect, ...saving } = useSaveGrants(roleId, onClose);
  const beyondCount = query.data && !isSuper(role) ? beyond(query.data.nodes, query.data.former) : 0;
  // the server changes no role that allows more than its keeper's own
  const isReadOnly = isSuper(role) || beyondCount > 0 || !can('role.grant');
  const isDirty = added.length + removed.length > 0;
  const [addedCount, removedCount, count, total] = [added.length, removed.length, now.leaves.length, all.length];
  useDirty(isDirty);

  function save() {
    if (!query.data) return;
    const { nodes, former } = query.data;
    saving.save(bodyOf(nodes, now, former));
  }

  function settle(current: Authority, isKept: boolean) {
    goOnFrom(current, isKept);
    saving.reset();
  }

  const footer = (
    <>
      <p aria-live="polite" className="mr-auto self-center text-fg-muted">
        {isDirty ? t`新增 ${addedCount} 项，去掉 ${removedCount} 项` : t`没有改动`}
      </p>
      <DialogClose>
        <Button variant="outline">
          <Trans>取消</Trans>
        </Button>
      </DialogClose>
      <Button disabled={!isDirty || theirs !== null} isPending={saving.isPending} onClick={save}>
        <Trans>保存权限</Trans>
      </Button>
    </>
  );
  return (
    <Drawer
      isOpen
      size="md"
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDirty={isDirty}
      title={t`「${name}」的权限`}
      footer={isReadOnly ? undefined : footer}
    >
      <Loaded query={query}>
        {({ nodes }) => (
          <div className="flex flex-col gap-3">
            {isSuper(role) && <Alert>{t`超级管理员拥有全部权限，不用授权，也不能减少`}</Alert>}
            {theirs && (
              <GrantConflict
                nodes={nodes}
                change={changeOf(nodes, before, grantsIn(nodes, theirs))}
                onKeep={() => settle(theirs, true)}
                onDiscard={() => settle(theirs, false)}
              />
            )}
            {effect && (
              <EffectDialog effect={effect} nodes={nodes} isPending={saving.isPending} onGoOn={saving.goOn} onClose={saving.giveUp} />
            )}
            {beyondCount > 0 && <Alert>{t`另有 ${beyondCount} 项权限你自己没有，这里不列出，所以只能查看`}</Alert>}
            <div className="flex flex-wrap items-center gap-2">
              <p className="mr-auto text-fg-muted tabular-nums">
                <Trans>
                  已选 {count} 项，共 {total} 项
                </Trans>
              </p>
              {!isReadOnly && (
                <>
                  <Button variant="ghost" size="small" onClick={() => setLeaves(all)}>
                    <Trans>全选</Trans>
                  </Button>
                  <Button variant="ghost" size="small" onClick={clear}>
                    <Trans>清空</Trans>
                  </Button>
                </>
              )}
            </div>
            <GrantTree {...{ nodes, added, removed, isReadOnly }} grants={now} onLeavesChange={setLeaves} />
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
