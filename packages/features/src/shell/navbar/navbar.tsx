import { Navbar, type MenuCommand } from '@saiwu/ui';
import { FullscreenButton } from './fullscreen-button.tsx';
import { HelpButton } from './help-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuSearch } from '../menu/menu-search.tsx';
import type { MenuEntry } from '../menu/menu-tree.ts';
import { MessageBell } from '../../platform/message/bell/message-bell.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SettingsButton } from './settings-button.tsx';
import { SizeMenu } from './size-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export interface ShellNavbarProps {
  /** The menu that the search looks through. */
  entries: readonly MenuEntry[];
  /** What the search can do besides. */
  commands: readonly MenuCommand[];
  /** The page that stands in front. */
  here: { path: string; title: string };
  onNavigate: (path: string) => void;
  onClearCache: () => void;
  onSignOut: () => void;
}

/** The entries of the header, in their order. On a phone the essential ones stay, the others stand behind one button. */
export function ShellNavbar({ entries, commands, here, onNavigate, onClearCache, onSignOut }: ShellNavbarProps) {
  return (
    <Navbar
      items={[
        {
          key: 'search',
          content: <MenuSearch entries={entries} commands={commands} here={here} onNavigate={onNavigate} />,
          isEssential: true,
        },
        { key: 'fullscreen', content: <FullscreenButton /> },
        { key: 'size', content: <SizeMenu /> },
        { key: 'theme', content: <ThemeMenu /> },
        { key: 'language', content: <LanguageMenu /> },
        { key: 'messages', content: <MessageBell />, isEssential: true },
        { key: 'help', content: <HelpButton /> },
        { key: 'settings', content: <SettingsButton /> },
        { key: 'person', content: <PersonMenu onClearCache={onClearCache} onSignOut={onSignOut} />, isEssential: true },
      ]}
    />
  );
}
