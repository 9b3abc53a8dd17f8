import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, EmptyState } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { wayNames } from '../grants/grants.ts';
import type { RoleRow } from '../role.ts';
import { grouped } from '../grouped.ts';
import type { Comparison } from './use-comparison.ts';

interface RoleDifferenceProps {
  roles: readonly [RoleRow, RoleRow];
  comparison: Comparison;
}

/** Two roles beside each other: figures of both, then what only one of them allows. */
export function RoleDifference({ roles, comparison: { nodes, grants, people, unlisted } }: RoleDifferenceProps) {
  const { t } = useLingui();
  const [first, second] = roles;
  const names = wayNames(nodes);
  const [common, shared] = [grants.both.length, people.both.length];
  const rows: { label: string; cells: [ReactNode, ReactNode] }[] = [
    { label: t`数据范围`, cells: [scopeOf(first), scopeOf(second)] },
    { label: t({ message: '权限', context: '多个' }), cells: [common + grants.first.length, common + grants.second.length] },
    { label: t`持有人`, cells: [shared + people.first.length, shared + people.second.length] },
  ];
  const hidden = unlisted[0] + unlisted[1];
  const isSame = grants.first.length + grants.second.length === 0;
  return (
    <div className="flex flex-col gap-4">
      {hidden > 0 && <Alert>{t`另有 ${hidden} 项权限你自己没有，这里不列出`}</Alert>}
      <table className="w-full table-fixed text-left text-sm">
        <thead>
          <tr className="border-b border-border">
            <th scope="col" className="w-28 py-2 pr-3 font-normal text-fg-muted">
              <span className="sr-only">{t`项目`}</span>
            </th>
            {roles.map(({ id, name }) => (
              <th key={id} scope="col" className="py-2 pr-3 font-medium wrap-anywhere">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells: [own, others] }) => (
            <tr key={label} className="border-b border-border align-top">
              <th scope="row" className="py-2 pr-3 font-normal whitespace-nowrap text-fg-muted">
                {label}
              </th>
              <td className="py-2 pr-3 tabular-nums">{own}</td>
              <td className="py-2 pr-3 tabular-nums">{others}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-fg-muted">
        <Trans>
          共有 {common} 项权限，{shared} 人同时持有两个角色
        </Trans>
      </p>
      {isSame ? (
        <EmptyState title={t`两个角色允许的完全相同`} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <OnlyIn name={first.name} ids={grants.first} names={names} />
          <OnlyIn name={second.name} ids={grants.second} names={names} />
        </div>
      )}
    </div>
  );
}

function scopeOf({ dsType, orgList }: RoleRow): string {
  return dsType.code === 'CUSTOMIZE' ? `${dsType.desc} (${orgList.length})` : dsType.desc;
}

function OnlyIn({ name, ids, names }: { name: string; ids: readonly string[]; names: ReadonlyMap<string, readonly string[]> }) {
  const { t } = useLingui();
  const count = ids.length;
  // by menu: those of one menu stand together
  const byMenu = grouped(
    ids.map((id) => names.get(id) ?? []),
    (way) => way.slice(0, -1).join(' / '),
  );
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-sm font-medium">
        <Trans>
          只有「{name}」有（{count} 项）
        </Trans>
      </h3>
      {count > 0 && (
        <dl className="divide-y divide-border rounded-card border border-border text-sm">
          {[...byMenu].map(([menu, ways]) => (
            <div key={menu} className="px-3 py-2 wrap-anywhere">
              <dt className="text-fg-muted">{menu || t`菜单`}</dt>
              <dd>{ways.map((way) => way.at(-1)).join(t`、`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
