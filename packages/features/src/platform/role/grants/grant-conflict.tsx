import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@saiwu/api-client';
import { Alert, Button } from '@saiwu/ui';
import type { GrantNode } from '@saiwu/openapi';
import { wayNames, type Authority } from './grants.ts';

interface GrantConflictProps {
  nodes: readonly GrantNode[];
  /** What they have granted and taken. */
  change: { added: readonly string[]; removed: readonly string[] };
  onKeep: () => void;
  onDiscard: () => void;
}

/** Somebody else has granted or taken meanwhile: what stands now is offered, with the reader's changes made to it or without. */
export function GrantConflict({ nodes, change: { added, removed }, onKeep, onDiscard }: GrantConflictProps) {
  const { t } = useLingui();
  const names = wayNames(nodes);
  const named = (ids: readonly string[]) => ids.flatMap((id) => names.get(id)?.join(' / ') ?? []).join(t`、`);
  const [addedNames, removedNames] = [named(added), named(removed)];
  return (
    <Alert tone="warning" isLive title={t`别人刚改过这个角色的权限`}>
      {added.length > 0 && <p className="wrap-anywhere">{t`对方新增：${addedNames}`}</p>}
      {removed.length > 0 && <p className="wrap-anywhere">{t`对方去掉：${removedNames}`}</p>}
      <p>{t`你的改动还没有保存。载入现在的权限之后，请再看一遍`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={onKeep}>
          {t`载入，保留我的改动`}
        </Button>
        <Button variant="outline" size="small" onClick={onDiscard}>
          {t`载入，放弃我的改动`}
        </Button>
      </div>
    </Alert>
  );
}

/** What the role allows now, out of a refusal for a stale version; null for any other failure. */
export function authorityOf(failure: unknown): Authority | null {
  if (!isApiError(failure) || failure.kind !== 'conflict' || failure.current === undefined || failure.current === null) return null;
  return failure.current as Authority; // the server sends what the role allows
}
