import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastHost } from '@saiwu/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import { defaultOf, readSettings, writeSetting, type Settings } from '../../lib/settings/settings.ts';
import { SettingsButton } from './settings-button.tsx';
import { SizeMenu } from './size-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

const meta: Meta<typeof SettingsButton> = {
  title: '外壳/SettingsPanel',
  component: SettingsButton,
  tags: ['!autodocs'],
  // A story begins with the defaults and leaves them behind.
  beforeEach: () => {
    reset();
    return reset;
  },
  render: () => (
    <div className="flex h-80 items-start gap-1">
      <SizeMenu />
      <ThemeMenu />
      <SettingsButton />
      <ToastHost />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof SettingsButton>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /界面设置|Settings/ }));
    await screen.findByRole('dialog');
  },
};

export const ChangeAndRestore: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /界面设置|Settings/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog'));
    const restore = panel.getByRole('button', { name: /恢复默认|Restore defaults/ });
    await expect(restore).toBeDisabled();

    panel.getByRole('switch', { name: /多标签页|Page tabs/ }).focus();
    await userEvent.keyboard(' ');
    await expect(stored('MULTIPAGE')).toBe(0);
    await userEvent.click(panel.getByRole('switch', { name: /菜单只展开一组|Expand one menu group/ }));
    await userEvent.click(panel.getByRole('radio', { name: /^(紫罗兰|Violet)$/ }));
    await userEvent.click(panel.getByRole('radio', { name: /^(圆润|Round)$/ }));
    await expect(stored('COLOR')).toBe('rgb(114, 46, 209)');
    await expect(stored('RADIUS')).toBe('round');
    await expect(stored('UNIQUE_OPENED')).toBe(0);
    await expect(stored('FIXED_HEADER')).toBe(null);
    const changed = readSettings();

    await userEvent.click(restore);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(readSettings()).toMatchObject({ COLOR: 'rgb(24, 144, 255)', MULTIPAGE: 1, UNIQUE_OPENED: 1, RADIUS: 'default' });
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|Undo)$/ }));
    await expect(readSettings()).toEqual(changed);
  },
};

export const ExportTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /界面设置|Settings/ }));
    const opener = await screen.findByRole('button', { name: /导出主题|Export theme/ });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: /导出主题|Export theme/ });
    await expect(within(dialog).getByRole('region')).toHaveTextContent(':root');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Menus: Story = {
  play: async ({ canvas, userEvent }) => {
    const scheme = canvas.getByRole('button', { name: /^(明暗|Appearance)$/ });
    scheme.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /浅色|Light/ })).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: /随系统|System/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(stored('SCHEME')).toBe('dark');
    await waitFor(() => expect(scheme).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    const size = canvas.getByRole('button', { name: /^(大小|Size)$/ });
    size.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /紧凑|Compact/ })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(stored('SIZE')).toBe('comfortable');
    await waitFor(() => expect(size).toHaveFocus());
  },
};

function stored(key: keyof Settings): unknown {
  return JSON.parse(localStorage.getItem(`saiwu_${key}`) ?? 'null');
}

function reset() {
  for (const key of ['COLOR', 'SCHEME', 'PAGE_STYLE', 'SIZE', 'RADIUS', 'UNIQUE_OPENED', 'MULTIPAGE'] as const) resetOne(key);
}

function resetOne(key: keyof Settings) {
  writeSetting(key, defaultOf(key));
  localStorage.removeItem(`saiwu_${key}`);
}
