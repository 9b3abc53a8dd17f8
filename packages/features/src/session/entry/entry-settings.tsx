import { Button, IconButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Languages, Moon, Sun } from 'lucide-react';
import { languageOf, readSettings, subscribeSettings, writeSetting } from '../../lib/settings/settings.ts';
import { useSyncExternalStore } from 'react';

/** Language and light or dark, before anyone has signed in. */
export function EntrySettings() {
  const { t } = useLingui();
  const settings = useSyncExternalStore(subscribeSettings, readSettings);
  const isDark = settings.SCHEME === 'dark' || (settings.SCHEME === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const other = languageOf(settings) === 'zh' ? 'en' : 'zh';
  return (
    <div className="flex justify-end gap-1">
      <Button variant="ghost" lang={other === 'zh' ? 'zh-CN' : 'en'} onClick={() => writeSetting('LANGUAGE', other)}>
        <Languages aria-hidden />
        {other === 'zh' ? '中文' : 'English'}
      </Button>
      <IconButton label={isDark ? t`换成浅色` : t`换成深色`} onClick={() => writeSetting('SCHEME', isDark ? 'light' : 'dark')}>
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </IconButton>
    </div>
  );
}
