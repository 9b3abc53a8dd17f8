import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { MenuScreen } from './menu-screen.tsx';

const meta: Meta<typeof MenuScreen> = {
  title: '平台/菜单',
  component: MenuScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.menus } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryStage prepare={prepare}>
      <MenuScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof MenuScreen>;

/** What an earlier run has left goes; two menus of a school's own stand at the top. */
async function prepare(call: Api['call']) {
  const old = (await call('menu.query', { body: { path: '/story' } })).filter(({ parentId }) => parentId === '0');
  if (old.length > 0) await call('menu.remove', { body: old.map(({ id }) => id) });
  const tellers = await call('role.query', { body: { name: '故事员' } });
  if (tellers.length > 0) await call('role.remove', { body: tellers.map(({ id }) => id) });
  const { id } = await call('menu.save', { body: { label: '故事馆', path: '/story/house', icon: 'library' } });
  await call('menu.save', { body: { label: '故事会', path: '/story/telling', icon: 'mic' } });
  const button = await call('resource.save', { body: { menuId: id, code: `story:book:${crypto.randomUUID().slice(0, 8)}`, name: '借书' } });
  const role = await call('role.save', { body: { name: '故事员' } });
  await call('role.grant', { body: { roleId: role.id, menuIdList: [], resourceIdList: [button.id] } });
}

/** A menu is added under another one with an icon that is found by name, gets a button whose code is checked, and is deleted with it. */
export const AddWithButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /故事馆/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(路径|Path)/ })).toHaveValue('/story/house'));
    await press(userEvent, /^(新增菜单|Add menu)$/, canvas);
    await canvas.findByRole('region', { name: /^(新增菜单|Add menu)$/ });
    await fill(userEvent, canvas.getByRole('textbox', { name: /^(名称|Name)/ }), '借阅');
    const path = canvas.getByRole('textbox', { name: /^(路径|Path)/ });
    await fill(userEvent, path, '/story/lend/');
    await userEvent.click(canvas.getByRole('button', { name: /^(图标 不指定|Icon None)$/ }));
    const icons = within(await screen.findByRole('dialog', { name: /^(选择图标|Choose icon)$/ }));
    await userEvent.type(await icons.findByRole('textbox'), 'book');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await userEvent.click(icons.getByRole('button', { name: 'book-open' }));
    await expect(await canvas.findByRole('button', { name: /book-open$/ })).toBeVisible();
    const submit = () => userEvent.click(canvas.getAllByRole('button', { name: /^(新增菜单|Add menu)$/ }).at(-1) ?? document.body);
    await submit();
    await waitFor(() => expect(path).toHaveAccessibleDescription(/不以 \/ 结尾|without.*at the end|no.*trailing|not end/i));
    await fill(userEvent, path, '/story/lend');
    await waitFor(() => expect(path).toHaveAccessibleDescription(/没有这样的页面|no such page/));
    await expect(canvas.getByRole('textbox', { name: /^(组件|Component)/ })).toHaveAccessibleDescription(/lamp\/story\/lend\/index/);
    await submit();
    await expect(await canvas.findByRole('treeitem', { name: /借阅/, selected: true })).toHaveAttribute('aria-level', '2');

    // in the head of the list, and where it is empty
    const [add] = await canvas.findAllByRole('button', { name: /^(新增按钮|Add button)$/ });
    await userEvent.click(add ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(名称|Name)/ }), '借出');
    const code = dialog.getByRole('textbox', { name: /^(编码|Code)/ });
    await fill(userEvent, code, 'authority:usre:view');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/authority:user:view/));
    await fill(userEvent, code, 'story::lend');
    await press(userEvent, /^(新增按钮|Add button)$/, dialog);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/权限编码|permission code/i));
    await fill(userEvent, code, `story:lend:${crypto.randomUUID().slice(0, 8)}`);
    await press(userEvent, /^(新增按钮|Add button)$/, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('row', { name: /借出/ })).toBeVisible();
  },
};

/** By keys a menu changes its place; before one is deleted it says which buttons go with it and which roles lose it. */
export const MoveAndDelete: Story = {
  play: async ({ canvas, userEvent }) => {
    const telling = await canvas.findByRole('treeitem', { name: /故事会/ });
    const place = Number(telling.getAttribute('aria-posinset'));
    telling.focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /故事会/ })).toHaveAttribute('aria-posinset', String(place - 1)));
    await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /故事会/ })).toHaveAttribute('aria-posinset', String(place)));
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /故事会/ })).toHaveAttribute('aria-level', '2'));

    canvas.getByRole('treeitem', { name: /故事馆/ }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(删除|Delete)$/ }));
    const question = within(await screen.findByRole('alertdialog', { name: /和它下面的 1 个|and 1 below/ }));
    await expect(question.getByText(/1 个按钮一起删除.*故事员|1 button.*故事员/)).toBeVisible();
    await press(userEvent, /^(删除|Delete)$/, question);
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /故事/ })).toBeNull());
  },
};

/** What we ship says why nothing of it can be changed, and neither moves nor goes; its buttons stay too. */
export const BuiltIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const system = await canvas.findByRole('treeitem', { name: /^(系统设置|System)/ });
    system.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^(参数|Parameters)/ }));
    await expect(await canvas.findByText(/^(内置菜单不能修改|Built-in menus cannot)/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^(路径|Path)/ })).toHaveAttribute('readonly');
    await expect(await canvas.findByRole('row', { name: /authority:parameter:view/ })).toBeVisible();
    canvas.getByRole('treeitem', { name: /^(参数|Parameters)/ }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await screen.findByRole('menuitem', { name: /^(新增下级|Add below)$/ })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: /^(删除|Delete|上移|Move up)/ })).toBeNull();
  },
};

/** The menu as a role sees it: of two that were granted one, that one, and what is everybody's. */
export const AsRoleSeesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /故事馆/ });
    await press(userEvent, /^(按角色预览|Preview by role)$/, canvas);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('combobox', { name: /^(角色|Role)$/ }));
    await userEvent.click((await screen.findAllByRole('option', { name: '故事员' })).at(-1) ?? document.body);
    await expect(await drawer.findByRole('treeitem', { name: '故事馆' })).toBeVisible();
    await expect(drawer.getByRole('treeitem', { name: /^(首页|Home|Dashboard)$/ })).toBeVisible();
    await expect(drawer.queryByRole('treeitem', { name: '故事会' })).toBeNull();
  },
};
