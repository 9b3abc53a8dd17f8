import { consolePaths, linkTo } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { InSamoa, samoaTime } from '../../lib/stories/in-samoa.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { CollegeListScreen } from './college-list-screen.tsx';
import { NewSchoolScreen } from './new-place-screen.tsx';
import { SchoolListScreen } from './school-list-screen.tsx';
import { CollegeScreen, SchoolScreen } from './school-screen.tsx';

const meta: Meta<typeof SchoolListScreen> = {
  title: '平台/学校和学院',
  component: SchoolListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: consolePaths.schools } },
  // drafts, and columns that were arranged otherwise
  beforeEach: () => localStorage.clear(),
  render: () => (
    <Routes>
      <Route path={consolePaths.schools} element={<SchoolListScreen />} />
      <Route path={consolePaths.newSchool} element={<NewSchoolScreen />} />
      <Route path={consolePaths.school} element={<SchoolScreen />} />
      <Route path={consolePaths.colleges} element={<CollegeListScreen />} />
      <Route path={consolePaths.college} element={<CollegeScreen />} />
    </Routes>
  ),
};
export default meta;

type Story = StoryObj<typeof SchoolListScreen>;
type CallsAs = (account: string) => Promise<Api['call']>;

const firstCollege = async (as: CallsAs) => {
  const call = await as('school');
  const { id } = await call('school.own');
  const { records } = await call('school.colleges', { path: { id }, body: { model: {}, sort: 'sortValue', order: 'ascending' } });
  const [first, second] = records;
  if (!first || !second) throw new Error('the demonstration has colleges');
  return { first, second };
};

/** A school is added where an old address leads, and its page opens. */
export const Added: Story = {
  parameters: { server: { as: 'manager', path: consolePaths.newSchool } },
  play: async ({ userEvent, canvas }) => {
    const form = within(await screen.findByRole('dialog', { name: /^(新增学校|Add school)$/ }));
    await fill(userEvent, form.getByRole('textbox', { name: /^(名称|Name)/ }), '新来的大学');
    await fill(userEvent, form.getByRole('textbox', { name: /^(学校标识码|School code)/ }), '4131099999');
    await press(userEvent, /^(新增学校|Add school)$/, form);
    await expect(await canvas.findByRole('heading', { level: 1, name: '新来的大学' })).toBeVisible();
    await expect(canvas.getByText('4131099999')).toBeVisible();
  },
};

/** The order by its buttons; the toast takes a move back. */
export const PutInOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(调整顺序|Change order)$/, canvas);
    const drawer = within(await screen.findByRole('dialog', { name: /^(调整顺序|Change order)$/ }));
    const order = () => drawer.getAllByRole('listitem').map((item) => item.querySelector('p[title]')?.textContent);
    await drawer.findAllByRole('listitem');
    const [first, second] = order();
    drawer.getByRole('button', { name: new RegExp(`^(上移|Move up) ${second ?? ''}$`) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order().slice(0, 2)).toEqual([second, first]));
    await press(userEvent, /^(撤销|Undo)$/);
    await waitFor(() => expect(order().slice(0, 2)).toEqual([first, second]));
  },
};

/** An administrator is appointed, the last one dismissed only after a second question, and a link made that is shown once and withdrawn. */
export const Administrators: Story = {
  parameters: {
    server: {
      as: 'school',
      path: async (as: CallsAs) => `${linkTo(consolePaths.college, { id: (await firstCollege(as)).second.id })}?tab=administrators`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(任命管理员|Appoint an administrator)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: /^(用户|User)/ }));
    const [person] = await screen.findAllByRole('option', { name: /judge/ });
    await userEvent.click(person ?? document.body);
    await press(userEvent, /^(任命|Appoint)$/, dialog);
    const moving = await screen.findByRole('alertdialog');
    await press(userEvent, /^(任命|Appoint)$/, within(moving));
    const row = await canvas.findByRole('row', { name: /judge/ });

    await press(userEvent, /^(撤销管理员|Dismiss)$/, within(row));
    await press(userEvent, /^(撤销管理员|Dismiss)$/, within(await screen.findByRole('alertdialog')));
    await press(
      userEvent,
      /^(仍然撤销|Dismiss anyway)$/,
      within(await screen.findByRole('alertdialog', { name: /最后一位|last administrator/ })),
    );
    await waitFor(() => expect(canvas.queryByRole('row', { name: /judge/ })).toBeNull());

    await press(userEvent, /^(用链接邀请|Invite by link)$/, canvas);
    const inviting = within(await screen.findByRole('dialog'));
    await fill(userEvent, inviting.getByRole('textbox', { name: /^(给谁|For whom)/ }), '王老师');
    await press(userEvent, /^(生成链接|Make link|Create link)$/, inviting);
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: /^(邀请链接|Invitation link)$/ });
    await expect(link.value).toMatch(/\/appoint\/\S{20,}$/);
    const lost = link.value;
    await press(userEvent, /^(完成|Done)$/);
    const invited = await canvas.findByRole('row', { name: /王老师/ });
    await expect(invited).toHaveTextContent(/等待接受|Not accepted yet/);

    // it cannot be shown again, and another one takes its place
    await press(userEvent, /^(换新链接|Make a new link)$/, within(invited));
    const renewing = within(await screen.findByRole('dialog', { name: /^(换新链接|Make a new link)$/ }));
    await expect(renewing.getByRole('textbox', { name: /^(给谁|For whom)/ })).toHaveValue('王老师');
    await press(userEvent, /^(生成链接|Make link|Create link)$/, renewing);
    const fresh = await screen.findByRole<HTMLInputElement>('textbox', { name: /^(邀请链接|Invitation link)$/ });
    await expect(fresh.value).not.toBe(lost);
    await press(userEvent, /^(完成|Done)$/);
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /王老师.*(已撤销|Withdrawn|Revoked)/ })).toHaveLength(1));
    await expect(canvas.getAllByRole('row', { name: /王老师.*(等待接受|Not accepted yet)/ })).toHaveLength(1);
  },
};

/** Whoever sends links from another zone than the tenant's is told of which one their end is. */
export const InvitationElsewhere: Story = {
  parameters: {
    server: {
      as: 'school',
      path: async (as: CallsAs) => {
        const { id } = (await firstCollege(as)).first;
        await (
          await as('school')
        )('college.invite', { path: { id }, body: { note: '李老师' } });
        return `${linkTo(consolePaths.college, { id })}?tab=administrators`;
      },
    },
  },
  render: () => (
    <InSamoa>
      <Routes>
        <Route path={consolePaths.college} element={<CollegeScreen />} />
      </Routes>
    </InSamoa>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /李老师/ })).toHaveTextContent(samoaTime);
  },
};

/** Two colleges become one: what follows is said first, and what differs is chosen. */
export const Merged: Story = {
  parameters: { server: { as: 'school', path: consolePaths.colleges } },
  play: async ({ canvas, userEvent, loaded }) => {
    const { first, second } = await firstCollege(loaded['as']);
    const row = await canvas.findByRole('row', { name: new RegExp(first.label) });
    await press(userEvent, /^(更多|More)$/, within(row));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(和另一个合并|Merge with another one)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(second.label) }));
    await userEvent.click(await dialog.findByRole('radio', { name: second.label }));
    await press(userEvent, /^(合并|Merge)$/, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(first.label) })).toBeNull());
    await expect(await canvas.findByRole('row', { name: new RegExp(second.label) })).toBeVisible();
  },
};
