import { DropdownMenu, IconButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSetting } from '../../lib/settings/settings.ts';

/** Light, dark, or as the system says. */
export function ThemeMenu() {
  const { t } = useLingui();
  const [scheme, setScheme] = useSetting('SCHEME');
  const Icon = icons[scheme];
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t`明暗`}>
          <Icon aria-hidden />
        </IconButton>
      }
      items={[
        { key: 'light', label: t`浅色`, icon: <Sun aria-hidden />, isChecked: scheme === 'light', onSelect: () => setScheme('light') },
        { key: 'dark', label: t`深色`, icon: <Moon aria-hidden />, isChecked: scheme === 'dark', onSelect: () => setScheme('dark') },
        {
          key: 'system',
          label: t`随系统`,
          icon: <Monitor aria-hidden />,
          isChecked: scheme === 'system',
          onSelect: () => setScheme('system'),
        },
      ]}
    />
  );
}

const icons = { light: Sun, dark: Moon, system: Monitor };
