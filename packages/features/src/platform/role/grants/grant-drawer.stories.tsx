import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../../lib/stories/story-hands.ts';
import { RoleScreen } from '../role-screen.tsx';
import { openAct, storyRole, type CallsAs } from '../story-roles.ts';
import { every } from './grants.ts';

const half = ['authority:parameter:view', 'authority:parameter:edit'];

const meta: Meta<typeof RoleScreen> = {
  title: '平台/角色权限',
  component: RoleScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: async (as: CallsAs) => storyRole(await as('admin'), { may: half }) } },
};
export default meta;

type Story = StoryObj<typeof RoleScreen>;

const grants = /^(授权|Permissions)$/;
const parameters = /^(参数|Parameters)$/;

/**
 * A menu of which some buttons are granted is half checked. What changes is marked and summed up, asked about before it is lost, and then
 * saved.
 */
export const HalfChecked: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, grants);
    const menu = await drawer.findByRole('treeitem', { name: parameters });
    await expect(menu).toHaveAttribute('aria-checked', 'mixed');
    await expect(drawer.getByRole('button', { name: /^(保存权限|Save permissions)$/ })).toBeDisabled();
    menu.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await drawer.findByRole('treeitem', { name: /^(编辑|Edit)$/ }));
    await userEvent.click(drawer.getByRole('treeitem', { name: /^(导出|Export)$/ }));
    await expect(drawer.getByRole('treeitem', { name: /^(编辑 去掉|Edit Removed)$/ })).not.toBeChecked();
    await expect(drawer.getByRole('treeitem', { name: /^(导出 新增|Export Added)$/ })).toBeChecked();
    await expect(drawer.getByText(/^(新增 1 项，去掉 1 项|1 added, 1 removed)$/)).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await press(userEvent, /^(继续编辑|Keep editing)$/, within(await screen.findByRole('alertdialog')));
    await press(userEvent, /^(保存权限|Save permissions)$/, drawer);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await openAct(userEvent, canvas, grants);
    await expect(await again.findByRole('treeitem', { name: parameters })).toHaveAttribute('aria-checked', 'mixed');
    await expect(again.getByText(/^(已选 2 项|2 of)/)).toBeVisible();
  },
};

/** All or nothing at once, and a search among them; what everybody has stays as it is. */
export const AllAndNone: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, grants);
    await press(userEvent, /^(全选|Select all)$/, drawer);
    await expect(drawer.getByRole('treeitem', { name: parameters })).toBeChecked();
    await press(userEvent, /^(清空|Clear all)$/, drawer);
    await expect(drawer.getByText(/^(新增 0 项，去掉 2 项|0 added, 2 removed)$/)).toBeVisible();
    const home = drawer.getByRole('treeitem', { name: /^(首页|Home|Dashboard)/ });
    await expect(home).toBeChecked();
    await expect(home).toHaveAccessibleDescription(/所有人都有|Everyone has it/);
    await userEvent.click(home);
    await expect(home).toBeChecked();
    await fill(userEvent, drawer.getByRole('textbox'), home.textContent.slice(0, 2));
    await waitFor(() => expect(drawer.queryByRole('treeitem', { name: parameters })).toBeNull());
    await expect(drawer.getByRole('treeitem', { name: /^(首页|Home|Dashboard)/ })).toBeVisible();
  },
};

/** A role that allows what the reader does not hold is nothing that they can change; what that is, is not listed. */
export const BeyondReader: Story = {
  parameters: {
    server: {
      as: 'manager',
      path: async (as: CallsAs) => storyRole(await as('admin'), { may: [...half, 'authority:parameter:delete'] }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, grants);
    await expect(await drawer.findByText(/^(另有 1 项权限你自己没有|This role has 1 permission)/)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /^(清空|Clear all)$/ })).toBeNull();
    await expect(drawer.queryByRole('button', { name: /^(保存权限|Save permissions)$/ })).toBeNull();
  },
};

/** Somebody else grants meanwhile: neither takes from the other what they gave. */
export const TwoAtOnce: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const drawer = await openAct(userEvent, canvas, grants);
    const menu = await drawer.findByRole('treeitem', { name: parameters });
    menu.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await drawer.findByRole('treeitem', { name: /^(导出|Export)$/ }));

    const as: CallsAs = loaded['as'];
    const [row] = (await canvas.findAllByRole('row', { hidden: true })).slice(1);
    const code = within(row ?? document.body).getByText(/^s[\da-f]{8}$/).textContent ?? '';
    const call = await as('admin');
    const [own] = await call('role.query', { body: { code } });
    const roleId = own?.id ?? '';
    const view = every(await call('role.grantable')).find((node) => node.code === 'authority:parameter:view');
    await call('role.grant', { body: { roleId, menuIdList: [], resourceIdList: [view?.id ?? ''] } });

    await press(userEvent, /^(保存权限|Save permissions)$/, drawer);
    await expect(await drawer.findByText(/^(别人刚改过这个角色的权限|Someone else has just changed)/)).toBeVisible();
    await expect(drawer.getByText(/^(对方去掉：.*编辑|They removed: .*Edit)$/)).toBeVisible();
    await press(userEvent, /^(载入，保留我的改动|Load and keep my changes)$/, drawer);
    await expect(drawer.getByText(/^(新增 1 项，去掉 0 项|1 added, 0 removed)$/)).toBeVisible();
    await expect(drawer.getByRole('treeitem', { name: /^(编辑|Edit)$/ })).not.toBeChecked();
    await press(userEvent, /^(保存权限|Save permissions)$/, drawer);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { resourceIdList } = await call('role.authority', { path: { roleId } });
    await expect(resourceIdList).toHaveLength(2);
  },
};

/** Who would lose what is said before it is saved, but for what other roles give them too. */
export const WhoLoses: Story = {
  parameters: {
    server: {
      as: 'manager',
      path: async (as: CallsAs) => storyRole(await as('admin'), { may: half, heldBy: ['judge07', 'judge08'] }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, grants);
    const menu = await drawer.findByRole('treeitem', { name: parameters });
    menu.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await drawer.findByRole('treeitem', { name: /^(编辑|Edit)$/ }));
    await userEvent.click(drawer.getByRole('treeitem', { name: /^(导出|Export)$/ }));
    await press(userEvent, /^(保存权限|Save permissions)$/, drawer);
    const question = within(await screen.findByRole('dialog', { name: losses }));
    await expect(question.getByText(/2 人持有|2 people within/)).toBeVisible();
    await expect(question.getAllByText(/\/ (参数|Parameters)$/)).toHaveLength(2);
    await expect(question.getByText(/^(编辑|Edit)$/)).toBeVisible();
    await expect(question.getByText(/^(导出|Export)$/)).toBeVisible();
    await press(userEvent, /^(取消|Cancel)$/, question);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: losses })).toBeNull());
    await press(userEvent, /^(保存权限|Save permissions)$/, drawer);
    await press(userEvent, /^(保存权限|Save permissions)$/, within(await screen.findByRole('dialog', { name: losses })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const losses = /^(有人会失去权限|People will lose permissions)$/;

/**
 * What the reader would lose themself is asked twice. Nobody locks themselves out: the server says why it refuses, and what was changed is
 * still there.
 */
export const NotOneself: Story = {
  parameters: { server: { as: 'manager', path: '/system/role?code=GENERAL_MANAGER' } },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, grants);
    await drawer.findByRole('tree');
    await press(userEvent, /^(清空|Clear all)$/, drawer);
    await press(userEvent, /^(保存权限|Save permissions)$/, drawer);
    const question = within(await screen.findByRole('dialog', { name: losses }));
    await expect(question.getByText(/^(你自己会失去其中|You will lose \d+ of them)/)).toBeVisible();
    await press(userEvent, /^(保存权限|Save permissions)$/, question);
    await press(userEvent, /^(仍然保存|Save anyway)$/, within(await screen.findByRole('alertdialog')));
    await expect(await screen.findByText(/你自己就不能再管理角色了|no longer be able to manage roles yourself/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: losses })).toBeNull());
    await expect(drawer.getByRole('button', { name: /^(保存权限|Save permissions)$/ })).toBeEnabled();
  },
};

/** The super administrator's role holds everything, and says why nothing can be changed. */
export const SuperAdministrator: Story = {
  parameters: { server: { as: 'admin', path: '/system/role?code=SUPER_ADMIN' } },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, /^(查看权限|View permissions)$/);
    await expect(await drawer.findByText(/超级管理员拥有全部权限|has all permissions/)).toBeVisible();
    const menu = drawer.getByRole('treeitem', { name: parameters });
    await expect(menu).toBeChecked();
    await userEvent.click(menu);
    await expect(menu).toBeChecked();
    await expect(drawer.queryByRole('button', { name: /^(保存权限|Save permissions)$/ })).toBeNull();
  },
};
