import { DropdownMenu, IconButton, toast } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { platformMessages } from '../../lib/language/platform-messages.ts';
import { speak, type Language } from '../../lib/language/catalogues.ts';
import { writeSetting } from '../../lib/settings/settings.ts';

/** The language of the console; each is named in itself. */
export function LanguageMenu() {
  const { t, i18n } = useLingui();

  async function choose(language: Language) {
    writeSetting('LANGUAGE', language);
    // said in the language that was chosen
    await speak(language);
    toast.success(i18n._(platformMessages.languageSwitched));
  }

  return (
    <DropdownMenu
      trigger={
        <IconButton label={t`语言`}>
          <Languages aria-hidden />
        </IconButton>
      }
      items={[
        { key: 'zh', label: '中文', isChecked: i18n.locale === 'zh', onSelect: () => void choose('zh') },
        { key: 'en', label: 'English', isChecked: i18n.locale === 'en', onSelect: () => void choose('en') },
      ]}
    />
  );
}
