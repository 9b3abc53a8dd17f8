import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everydayStory } from '../../crud/everyday-story.ts';
import { fill, importEnds, importRows, mendNext, pasteSheet, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { user } from './user.ts';
import { UserScreen } from './user-screen.tsx';

const meta: Meta<typeof UserScreen> = {
  title: '平台/用户',
  component: UserScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: '/org/user' } },
};
export default meta;

type Story = StoryObj<typeof UserScreen>;

export const Everyday = everydayStory(user, {
  path: '/org/user',
  as: 'school',
  key: 'account',
  filled: { name: '沈一诺', mobile: '13800001234' },
  refused: { field: 'mobile', text: '12', says: /手机号格式不正确|Enter a valid mobile number/ },
  noted: /^(已经记下|I have noted it)$/,
  asksHome: true,
  changed: { field: 'name', text: '沈一言' },
  named: '沈一言',
  sheet: ['name', 'account', 'orgId', 'roleList', 'sex', 'mobile', 'state', 'lastLoginTime'],
});

/** Said while the form is still being filled in, whatever the case; the server is asked once typing pauses. */
export const AccountTaken: Story = {
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(新增用户|Add user)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const account = dialog.getByRole('textbox', { name: /^(账号|Account)/ });
    await userEvent.type(account, 'Teacher');
    await userEvent.tab();
    await waitFor(() => expect(account).toHaveAccessibleDescription(/「Teacher」已被使用，请换一个|“Teacher” is taken/));
    await userEvent.type(dialog.getByRole('textbox', { name: /^(姓名|Name)/ }), '沈一诺{Control>}{Enter}{/Control}');
    await waitFor(() => expect(account).toHaveFocus());
    await expect(account).toHaveAccessibleDescription(/「Teacher」|“Teacher”/);
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

/** Nobody locks themselves out: neither from the row nor among those that are chosen. */
export const NotOneself: Story = {
  parameters: { server: { as: 'school', path: '/org/user?account=school' } },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /\bschool\b/ }));
    await expect(row.getByRole('checkbox', { name: /当前登录的用户|signed in as this user/ })).toBeDisabled();
    await press(userEvent, /^(删除|Delete)$/, row);
    await waitFor(() => expect(screen.getByText(/包含当前登录的用户|your own account is in the selection/)).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** A judge's account cannot be deleted: that is said instead of asked. */
export const NotAJudge: Story = {
  parameters: { server: { as: 'school', path: '/org/user?account=judge02' } },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(删除|Delete)$/, within(await canvas.findByRole('row', { name: /\bjudge02\b/ })));
    await expect(
      await screen.findByText(/^(评委的账号不能删除，只能禁用|A judge's account cannot be deleted, only disabled)$/),
    ).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/**
 * Of those that are deleted together one cannot be: the others are gone, it stays chosen, and the reason can be copied. Oneself cannot be
 * chosen.
 */
export const DeleteInPart: Story = {
  parameters: { server: { as: 'school', path: '/org/user?account=judge&size=3' } },
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
    for (const account of [/judge_part_1/, /judge_part_2/, /\bjudge\d+/]) {
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
    await userEvent.click(report.getByRole('button', { name: /^(知道了|Got it)$/ }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /judge_part/ })).toBeNull());
    await expect(canvas.getByText(/^(已选 1 项|1 selected)$/, { selector: '[data-slot=bulk-bar] *' })).toBeVisible();
  },
};

/** Somebody new without a role could do nothing: that is said, and one is offered. */
export const OffersRole: Story = {
  parameters: { server: { as: 'school', path: '/org/user?account=role_' } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const old = await call('user.query', { body: { account: 'role_' } });
        if (old.length > 0) await call('user.remove', { body: old.map(({ id }) => id) });
      }}
    >
      <UserScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(新增用户|Add user)$/, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: /^(新增用户|Add user)$/ }));
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(账号|Account)/ }), 'role_one');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(姓名|Name)/ }), '沈一诺');
    await press(userEvent, /^(设为「教师」|Make “Teacher”)$/, dialog);
    await waitFor(() => expect(dialog.queryByText(/什么都做不了|can do nothing/)).toBeNull());
    await press(userEvent, /^(新增用户|Add user)$/, dialog);
    await press(userEvent, /^(已经记下|I have noted it)$/);
    const row = await canvas.findByRole('row', { name: /role_one/ });
    await expect(row).toHaveTextContent(/教师|Teacher/);
  },
};

/**
 * The tree beside the list narrows it to an organisation and those beneath, by keyboard too, where somebody new then belongs; the whole
 * comes back with its first node.
 */
export const ByOrganisation: Story = {
  parameters: {
    server: { as: 'school', path: '/org/user?size=100' },
    viewport: { options: { wide: { name: 'wide', styles: { width: '1440px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('treeitem', { name: /^(全部机构|All organisations)/ });
    const rows = () => canvas.getAllByRole('row').length;
    await canvas.findByRole('row', { name: /judge02/ });
    // the organisations have come
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeGreaterThan(2));
    const before = rows();
    all.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /judge02/ })).toBeNull());
    await expect(rows()).toBeLessThan(before);
    // somebody new is meant to come there
    const chosen = canvas.getByRole('treeitem', { selected: true }).textContent.replace(/\d+$/, '').trim();
    await press(userEvent, /^(新增用户|Add user)$/, canvas);
    const form = within(await screen.findByRole('dialog', { name: /^(新增用户|Add user)$/ }));
    await expect(form.getByRole('combobox', { name: /^(所属机构|Organisation)/ })).toHaveTextContent(chosen);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(all);
    await canvas.findByRole('row', { name: /judge02/ });
    await expect(rows()).toBe(before);
  },
};

/** Where somebody is signed in, and who came last; one of these ends, the others stay. */
export const SignedInPlaces: Story = {
  parameters: { server: { as: 'admin', path: '/org/user?account=teacher&size=100' } },
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const body = { grantType: 'password', account: 'teacher', password: 'saiwu-demo' } as const;
        await call('session.platformSignIn', { body, isQuiet: true });
        await call('session.platformSignIn', { body, isQuiet: true });
      }}
    >
      <UserScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /\bteacher\b/ }));
    await press(userEvent, /^(更多操作|更多|More|More actions)/, row);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(登录情况|Sign-ins)$/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /的登录情况$|^Sign-ins of/ }));
    const ends = () => drawer.queryAllByRole('button', { name: /^(下线|Sign out)(?! all)/ });
    await waitFor(() => expect(ends().length).toBeGreaterThanOrEqual(2));
    const before = ends().length;
    await userEvent.click(ends()[0] ?? document.body);
    await press(userEvent, /^(下线|Sign out)$/, within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(ends()).toHaveLength(before - 1));
    await expect(await drawer.findByRole('list', { name: /^(登录记录|Sign-ins)$/ })).toBeVisible();
  },
};

/**
 * A sheet as people keep it, in the words of our exports; an organisation that nobody knows comes back to its cell. Without one it is the
 * reader's own.
 */
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
    await pasteSheet(userEvent, [
      ['用户名', '姓名', '手机号', '性别', '状态', '部门', '民族'],
      ['sheet_off', '沈一诺', '13800001234', '女', '禁用', '没有的学院', '汉族'],
    ]);
    await importRows(userEvent, 1);
    await expect(await screen.findByText(/^(没有找到这个机构|This organisation was not found)/)).toBeVisible();
    await mendNext(userEvent, '');
    await importRows(userEvent, 1);
    await screen.findByRole('alertdialog', { name: /^(1 行没有填所属机构，会放到|1 row names no organisation)/ });
    await press(userEvent, /^(仍要导入|Import anyway)$/);
    await importEnds();
    const row = await canvas.findByRole('row', { name: /sheet_off/ });
    await expect(row).toHaveTextContent(/禁用|Disabled/);
    // there is no room for the column
    await press(userEvent, /^(展开此行|Expand row)$/, within(row));
    await expect(await canvas.findByText(/^(女|Female)$/, { selector: 'dd' })).toBeVisible();
  },
};
