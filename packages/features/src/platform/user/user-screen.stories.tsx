import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryStage } from '../story-stage.tsx';
import { UserScreen } from './user-screen.tsx';

const meta: Meta<typeof UserScreen> = {
  title: '平台/用户',
  component: UserScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: '/org/user' } },
};
export default meta;

type Story = StoryObj<typeof UserScreen>;

export const List: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};

export const AddAndFind: Story = {
  play: async ({ canvas, userEvent }) => {
    const account = `s${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
    await userEvent.click(await canvas.findByRole('button', { name: /^(新增用户|Add User)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^(账号|Account)/ }), account);
    await userEvent.type(dialog.getByRole('textbox', { name: /^(姓名|Name)/ }), '沈一诺');
    const mobile = dialog.getByRole('textbox', { name: /^(手机|Mobile)/ });
    await userEvent.type(mobile, '12');
    await userEvent.click(dialog.getByRole('button', { name: /^(新增用户|Add User)$/ }));
    await waitFor(() => expect(mobile).toHaveAccessibleDescription(/手机号格式不正确|Phone number is invalid/));
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '13800001234');
    await userEvent.click(dialog.getByRole('button', { name: /^(新增用户|Add User)$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(已经记下|I have noted it)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.type(canvas.getByRole('textbox', { name: /^(账号|Account)$/ }), `${account}{Enter}`);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByRole('row', { name: new RegExp(account) })).toHaveTextContent('沈一诺');
  },
};

/** Said while the form is still being filled in, whatever the case; the server is asked once typing pauses. */
export const AccountTaken: Story = {
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(新增用户|Add User)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const account = dialog.getByRole('textbox', { name: /^(账号|Account)/ });
    await userEvent.type(account, 'Teacher');
    await userEvent.tab();
    await waitFor(() => expect(account).toHaveAccessibleDescription(/“Teacher”(已被使用，请换一个| is taken)/));
    await userEvent.type(dialog.getByRole('textbox', { name: /^(姓名|Name)/ }), '沈一诺{Control>}{Enter}{/Control}');
    await waitFor(() => expect(account).toHaveFocus());
    await expect(account).toHaveAccessibleDescription(/“Teacher”/);
    await userEvent.type(account, '_2');
    await waitFor(() => expect(account).not.toHaveAttribute('aria-invalid'));
    await expect(dialog.queryByRole('button', { name: /^(丢弃|Discard)$/ })).toBeNull();
  },
};

/** Other schools' people and the administrator are out of the reader's scope. */
export const OwnSchoolOnly: Story = {
  parameters: { server: { as: 'school', path: '/org/user?account=school2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(清除条件|Clear filters)$/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};

export const NotOneself: Story = {
  parameters: { server: { as: 'school', path: '/org/user?account=school' } },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /\bschool\b/ }));
    await userEvent.click(row.getByRole('button', { name: /^(删除|Delete)$/ }));
    await waitFor(() => expect(screen.getByText(/包含当前登录的用户|the signed-in user is among them/)).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Of those that are deleted together one cannot be: the others are gone, it stays chosen, and the reason can be copied. Oneself cannot be chosen. */
export const DeleteInPart: Story = {
  parameters: { server: { as: 'school', path: '/org/user?account=judge&size=100' } },
  beforeEach: () => sessionStorage.clear(),
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const old = await call('user.query', { body: { account: 'judge_part' } });
        if (old.length > 0) await call('user.remove', { body: old.map(({ id }) => id) });
        const home = (await call('user.mine')).orgId;
        // oxlint-disable-next-line no-await-in-loop -- in this order
        for (const one of ['1', '2']) await call('user.save', { body: { account: `judge_part_${one}`, name: `临时 ${one}`, orgId: home } });
      }}
    >
      <UserScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const account of [/judge_part_1/, /judge_part_2/, /\bjudge\b/]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const row = await canvas.findByRole('row', { name: account });
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.click(within(row).getByRole('checkbox'));
    }
    const bulk = within(
      canvas.getByRole('button', { name: /^(取消选择|Clear selection)$/ }).closest<HTMLElement>('[data-slot=bulk-bar]') ?? document.body,
    );
    await userEvent.click(bulk.getByRole('button', { name: /^(删除|Delete)$/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^(删除|Delete)$/ }));
    const report = within(await screen.findByRole('dialog', { name: /(完成 2 条|2 done)/ }));
    await waitFor(() => expect(report.getByRole('row', { name: /这条数据还在被使用|This is still in use/ })).toBeVisible());
    await expect(report.getByRole('button', { name: /^(复制清单|Copy list)$/ })).toBeVisible();
    await userEvent.click(report.getByRole('button', { name: /^(知道了|OK)$/ }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /judge_part/ })).toBeNull());
    await expect(canvas.getByText(/^(已选 1 项|1 selected)$/, { selector: '[data-slot=bulk-bar] *' })).toBeVisible();
  },
};

/** A sheet as people keep it, in the words of our exports; an organisation that nobody knows comes back to its cell. Without one it is the reader's own. */
export const ImportInWords: Story = {
  parameters: { server: { as: 'school', path: '/org/user?account=sheet_' } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const old = await call('user.query', { body: { account: 'sheet_' } });
        if (old.length > 0) await call('user.remove', { body: old.map(({ id }) => id) });
      }}
    >
      <UserScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(导入|Import)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('textbox', { name: /从 Excel 粘贴|Paste from Excel/ }));
    await userEvent.paste('用户名\t姓名\t手机号\t性别\t状态\t部门\t民族\nsheet_off\t沈一诺\t13800001234\t女\t禁用\t没有的学院\t汉族\n');
    await press(/^(下一步|Next)$/);
    await press(/^(下一步|Next)$/);
    await press(/^(导入 1 行|Import 1 row)/);
    await expect(await screen.findByText(/^(没有找到这个组织|There is no such organisation)/)).toBeVisible();
    await press(/^(下一个问题|Next problem)/);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await press(/^(下一步|Next)$/);
    await press(/^(导入 1 行|Import 1 row)/);
    await press(/^(完成|Finish|Done)$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = await canvas.findByRole('row', { name: /sheet_off/ });
    await expect(row).toHaveTextContent(/禁用|Disabled/);
    await expect(row).toHaveTextContent(/(女|Female)/);
  },
};

export const OneselfIsNotChosen: Story = {
  parameters: { server: { as: 'school', path: '/org/user?account=school' } },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /\bschool\b/ }));
    await expect(row.getByRole('checkbox', { name: /当前登录的用户|signed-in user/ })).toBeDisabled();
  },
};
