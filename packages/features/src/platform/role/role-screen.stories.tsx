import { useSessionStore } from '@saiwu/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everydayStory } from '../../crud/everyday-story.ts';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { role } from './role.ts';
import { RoleScreen } from './role-screen.tsx';
import { storyRole, type CallsAs } from './story-roles.ts';

const meta: Meta<typeof RoleScreen> = {
  title: '平台/角色',
  component: RoleScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: '/system/role' } },
  // drafts
  beforeEach: () => localStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof RoleScreen>;

export const Everyday = everydayStory(role, {
  path: '/system/role',
  as: 'manager',
  key: 'code',
  filled: (code) => ({ name: `学院秘书 ${code}` }),
  refused: { field: 'name', text: '', says: /不能为空|Cannot be empty/ },
  changed: { field: 'name', text: '学院教务秘书' },
  named: '学院教务秘书',
  sheet: ['code', 'name', 'describe', 'dsType', 'state', 'createTime'],
});

/**
 * A scope that names its organisations wants one at least; a box stands for its organisation alone, the menu of a row for what lies beneath
 * it too.
 */
export const OwnOrganisations: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(新增角色|Add role)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(角色名称|Role name)/ }), '片区管理员');
    const scope = dialog.getByRole('radio', { name: /^(自定义|Custom)/ });
    await expect(scope).toHaveAccessibleDescription(/只有勾选的机构|the selected organisations/i);
    await userEvent.click(scope);
    const [school] = await dialog.findAllByRole('treeitem');
    await press(userEvent, /^(新增角色|Add role)$/, dialog);
    const tree = dialog.getByRole('tree');
    await waitFor(() => expect(tree).toHaveAccessibleDescription(/请选择机构|Choose an organisation/));
    if (!school) throw new Error('no organisation is there');
    await userEvent.click(school);
    await expect(school).toBeChecked();
    await expect(dialog.getByText(/^(已勾选 1 个机构|1 organisation selected)$/)).toBeVisible();
    school.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(勾选它和所有下级|Select with everything below)$/ }));
    await expect(dialog.queryByText(/^(已勾选 1 个机构|1 organisation selected)$/)).toBeNull();
    await press(userEvent, /^(新增角色|Add role)$/, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Said while the form is still being filled in; without a code of one's own the server makes one. */
export const CodeTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(新增角色|Add role)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    const code = dialog.getByRole('textbox', { name: /^(编码|Code)/ });
    await userEvent.type(code, 'judge');
    await userEvent.tab();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/「judge」已被使用，请换一个|“judge” is taken/));
    await userEvent.clear(code);
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(角色名称|Role name)/ }), '没有编码的角色');
    await press(userEvent, /^(新增角色|Add role)$/, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await canvas.findAllByRole('row', { name: /没有编码的角色/ }))[0]).toBeVisible();
  },
};

/** A role that the reader holds is switched off once they have said so; whoever says no keeps it. */
export const OnesOwnSwitchedOff: Story = {
  parameters: { server: { as: 'manager', path: async (as: CallsAs) => storyRole(await as('manager'), { heldBy: ['manager'] }) } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /故事/ });
    const switchOff = async (answer: RegExp) => {
      await press(userEvent, /^(更多|More)$/, within(row));
      await userEvent.click(await screen.findByRole('menuitem', { name: /^(禁用|Disable)$/ }));
      await press(userEvent, answer, within(await screen.findByRole('alertdialog', { name: /^你自己持有这个角色|^You hold this role/ })));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await switchOff(/^(取消|Cancel)$/);
    await expect(row).toHaveTextContent(/启用|Enabled/);
    await switchOff(/^(禁用|Disable)$/);
    await expect(await canvas.findByRole('row', { name: /故事.*(禁用|Disabled)/ })).toBeVisible();
  },
};

/** Whoever may only look has no button that changes anything. */
export const LookingOnly: Story = {
  parameters: {
    server: {
      as: 'judge40',
      path: async (as: CallsAs) => storyRole(await as('admin'), { heldBy: ['judge40'], may: ['authority:role:view'] }),
    },
  },
  render: () => <Renewed />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /故事/ });
    await expect(canvas.queryByRole('button', { name: /^(新增|导入|编辑|删除|Add|Import|Edit|Delete)/ })).toBeNull();
    await press(userEvent, /^(查看权限|View permissions)$/, canvas);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('treeitem', { name: /^(角色|Roles)$/ })).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /保存|全选|清空|Save|Select all|Clear all/ })).toBeNull();
  },
};

/** What the reader may do by now: the role was given to them after they had signed in. */
function Renewed() {
  const store = useSessionStore();
  return (
    <StoryStage prepare={async (call) => store.setResources(await call('resource.visible'))}>
      <RoleScreen />
    </StoryStage>
  );
}
