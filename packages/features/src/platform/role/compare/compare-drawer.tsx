import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Drawer, EmptyState, Select } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import type { RoleRow } from '../role.ts';
import { RoleDifference } from './role-difference.tsx';
import { useComparison } from './use-comparison.ts';

/** A role beside another one, which is chosen here: what each allows that the other does not, which data they reach, and who holds them. */
export function CompareDrawer({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [otherId, setOtherId] = useState('');
  const roles = useQuery(queryOf('role.query', { body: {} }));
  const other = roles.data?.find(({ id }) => id === otherId);
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => isOpen || onClose()} title={t`「${role.name}」与其他角色对比`}>
      <Loaded query={roles}>
        {(rows) => (
          <div className="flex flex-col gap-4">
            <Select
              aria-label={t`与哪个角色对比`}
              placeholder={t`选择另一个角色`}
              value={otherId}
              onValueChange={setOtherId}
              options={rows.filter(({ id }) => id !== role.id).map(({ id, name }) => ({ value: id, label: name }))}
            />
            {other ? <Compared key={other.id} roles={[role, other]} /> : <EmptyState title={t`选一个角色，在这里看两者的差别`} />}
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}

function Compared({ roles }: { roles: readonly [RoleRow, RoleRow] }) {
  const query = useComparison(roles);
  return <Loaded query={query}>{(comparison) => <RoleDifference roles={roles} comparison={comparison} />}</Loaded>;
}
