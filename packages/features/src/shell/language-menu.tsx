import { DropdownMenu, IconButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { writeSetting } from '../lib/settings.ts';

/** The language of the console; each is named in itself. */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t`语言`}>
          <Languages aria-hidden />
        </IconButton>
      }
      items={[
        { key: 'zh', label: '中文', isChecked: i18n.locale === 'zh', onSelect: () => writeSetting('LANGUAGE', 'zh') },
        { key: 'en', label: 'English', isChecked: i18n.locale === 'en', onSelect: () => writeSetting('LANGUAGE', 'en') },
      ]}
    />
  );
}
