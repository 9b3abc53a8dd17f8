import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { readSettings, writeSetting } from '../../lib/settings/settings.ts';
import { MenuSearch } from './menu-search.tsx';

const entry = { icon: undefined, children: [] };

const meta: Meta<typeof MenuSearch> = {
  title: '外壳/菜单搜索',
  component: MenuSearch,
  tags: ['!autodocs'],
  parameters: { server: { as: 'admin', path: '/dashboard' } },
  args: {
    entries: [
      { ...entry, key: 'dashboard', title: '工作台', path: '/dashboard' },
      {
        ...entry,
        key: 'contest',
        title: '大赛',
        path: undefined,
        children: [{ ...entry, key: 'judges', title: '评委管理', path: '/judges' }],
      },
    ],
    commands: [{ key: 'out', title: '退出登录', onSelect: fn() }],
    here: { path: '/elsewhere', title: '别处' },
    onNavigate: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof MenuSearch>;

const open = { name: /^(全局搜索|Search everything)$/ };

export const FindsAndRemembers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', open));
    await userEvent.type(await screen.findByRole('combobox', open), 'pwgl');
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('评委管理'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/judges');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: /^(最近|Recent)$/ });
    await expect(recent).toHaveTextContent('评委管理');
  },
};

export const SwitchesTheTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = readSettings().SCHEME;
    await userEvent.click(await canvas.findByRole('button', open));
    await userEvent.type(await screen.findByRole('combobox', open), 'dark theme{Enter}');
    await waitFor(() => expect(readSettings().SCHEME).toBe('dark'));
    writeSetting('SCHEME', before);
  },
};

/** On the real server: what the reader may see, each with the page it leads to. */
export const FindsRecords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', open));
    await userEvent.type(await screen.findByRole('combobox', open), 'admin');
    const people = await screen.findByRole('group', { name: /^(人员|People)$/ });
    await expect(people).toHaveTextContent('admin');
    await userEvent.click(within(people).getAllByRole('option')[0] ?? people);
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.stringMatching(/^\/org\/user\?account=/));

    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('group', { name: /^(最近|Recent)$/ })).toHaveTextContent(/人员|People/);
  },
};
