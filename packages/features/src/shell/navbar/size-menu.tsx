import { DropdownMenu, IconButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { ALargeSmall } from 'lucide-react';
import { useSetting } from '../../lib/settings/settings.ts';

/** How large controls, rows and text are. */
export function SizeMenu() {
  const { t } = useLingui();
  const [size, setSize] = useSetting('SIZE');
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t`大小`}>
          <ALargeSmall aria-hidden />
        </IconButton>
      }
      items={[
        { key: 'compact', label: t`紧凑`, isChecked: size === 'compact', onSelect: () => setSize('compact') },
        { key: 'default', label: t`默认`, isChecked: size === 'default', onSelect: () => setSize('default') },
        { key: 'comfortable', label: t`宽松`, isChecked: size === 'comfortable', onSelect: () => setSize('comfortable') },
      ]}
    />
  );
}
