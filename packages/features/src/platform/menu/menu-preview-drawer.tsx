import { useLingui } from '@lingui/react/macro';
import { Drawer, EmptyState, Select } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { MenuPreview } from './menu-preview.tsx';

interface MenuPreviewDrawerProps {
  /** Whose menu it is; without one it is chosen here. */
  role?: { id: string; name: string };
  onClose: () => void;
}

/** The menu as a role sees it, beside the list or the tree that it is changed in. */
export function MenuPreviewDrawer({ role, onClose }: MenuPreviewDrawerProps) {
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState('');
  const roleId = role?.id ?? chosenId;
  return (
    <Drawer
      isOpen
      size="sm"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={role ? t`「${role.name}」看到的菜单` : t`按角色预览`}
      description={t`只有这一个角色的人看到的样子`}
    >
      <div className="flex flex-col gap-4">
        {!role && <RoleSelect value={chosenId} onValueChange={setChosenId} />}
        {roleId === '' ? <EmptyState title={t`选一个角色，在这里看它的菜单`} /> : <MenuPreview key={roleId} roleId={roleId} />}
      </div>
    </Drawer>
  );
}

function RoleSelect({ value, onValueChange }: { value: string; onValueChange: (id: string) => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data = [] } = useQuery(queryOf('role.query', { body: {} }));
  return (
    <Select
      aria-label={t`角色`}
      placeholder={t`选择角色`}
      value={value}
      onValueChange={onValueChange}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
