import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { press } from '../../../lib/stories/story-hands.ts';
import { RoleScreen } from '../role-screen.tsx';
import { openAct, storyRole, type CallsAs } from '../story-roles.ts';

const meta: Meta<typeof RoleScreen> = {
  title: '平台/角色对比',
  component: RoleScreen,
  tags: ['!autodocs'],
  parameters: {
    server: {
      as: 'manager',
      path: async (as: CallsAs) =>
        storyRole(await as('admin'), { may: ['authority:parameter:view', 'authority:user:view'], heldBy: ['judge09'], dsType: 'ALL' }),
    },
  },
};
export default meta;

type Story = StoryObj<typeof RoleScreen>;

/** Two roles beside each other: what only one of them allows, which data they reach, and how many hold them. */
export const TwoRoles: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, /^(与其他角色对比|Compare)$/);
    await userEvent.click(await drawer.findByRole('combobox', { name: /^(与哪个角色对比|Compare with)$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(学院管理员|College administrator)/ }));
    const table = within(await drawer.findByRole('table'));
    await expect(table.getByRole('row', { name: /^(权限|Permissions) 2 / })).toBeVisible();
    await expect(table.getByRole('row', { name: /^(持有人|Holders) 1 / })).toBeVisible();
    await expect(drawer.getByText(/\/ (参数|Parameters)$/)).toBeVisible();
    await expect(drawer.getByText(/^(共有 1 项权限|1 permission in common)/)).toBeVisible();
    await press(userEvent, /^(关闭|Close)$/, drawer);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The menu that whoever holds the role alone is shown. */
export const ItsMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, /^(看到的菜单|Menu preview)$/);
    await expect(await drawer.findByRole('treeitem', { name: /^(参数|Parameters)$/ })).toBeVisible();
    await expect(drawer.queryByRole('treeitem', { name: /^(角色|Roles)$/ })).toBeNull();
  },
};
