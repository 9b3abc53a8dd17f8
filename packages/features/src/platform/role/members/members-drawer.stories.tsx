import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../../lib/stories/story-hands.ts';
import { RoleScreen } from '../role-screen.tsx';
import { openAct, storyRole, type CallsAs } from '../story-roles.ts';

const meta: Meta<typeof RoleScreen> = {
  title: '平台/角色成员',
  component: RoleScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: async (as: CallsAs) => storyRole(await as('manager'), {}) } },
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof RoleScreen>;

const members = /^(成员|Members)$/;

/**
 * Nobody at first: people are found and added together. One is taken out, and comes back by the toast. Who is a member cannot be chosen
 * again.
 */
export const AddAndTakeBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, members);
    await expect(await drawer.findByText(/^(还没有人持有这个角色|Nobody has this role yet)$/)).toBeVisible();
    const people = drawer.getByRole('combobox', { name: /^(要添加的人|People to add)$/ });
    await userEvent.click(people);
    const [first, second] = await screen.findAllByRole('option', { name: /judge/ });
    if (!first || !second) throw new Error('nobody is there');
    await userEvent.click(first);
    await userEvent.click(second);
    await press(userEvent, /^(添加 2 人|Add 2 people)$/, drawer);
    await expect(await drawer.findByText(/^(共 2 人|2 people)$/)).toBeVisible();

    const [row] = (await drawer.findAllByRole('row')).slice(1);
    await press(userEvent, /^(移除|Remove)$/, within(row ?? document.body));
    await expect(await drawer.findByText(/^(共 1 人|1 person)$/)).toBeVisible();
    await press(userEvent, /^(撤销|Undo)$/);
    await expect(await drawer.findByText(/^(共 2 人|2 people)$/)).toBeVisible();

    await userEvent.click(people);
    await expect((await screen.findAllByRole('option', { name: /已经是成员|Already a member/ }))[0]).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/**
 * Somebody is found by name; those who are chosen are taken out together, after a question. Whoever is to be added and was not yet is asked
 * about.
 */
export const TakeOutChosen: Story = {
  parameters: {
    server: {
      as: 'manager',
      path: async (as: CallsAs) => storyRole(await as('manager'), { heldBy: ['judge05', 'judge06', 'teacher'] }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, members);
    const teacher = within(await drawer.findByRole('row', { name: /teacher/ })).getAllByRole('gridcell')[1]?.textContent ?? '';
    await fill(userEvent, drawer.getByRole('textbox', { name: /^(姓名|Name) \/ / }), teacher);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drawer.queryByRole('row', { name: /judge05/ })).toBeNull());
    await press(userEvent, /^(清除|Clear)$/, drawer);
    await drawer.findByRole('row', { name: /judge05/ });
    const takeOut = async () => {
      for (const account of [/judge05/, /judge06/])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await userEvent.click(within(await drawer.findByRole('row', { name: account })).getByRole('checkbox'));
      const bar = drawer.getByRole('button', { name: /^(取消选择|Clear selection)$/ }).closest<HTMLElement>('[data-slot=bulk-bar]');
      await press(userEvent, /^(移除|Remove)$/, within(bar ?? document.body));
      await waitFor(() => expect(drawer.getAllByRole('row')).toHaveLength(2));
    };
    await takeOut();
    const told = await screen.findByText(/^(已移除 2 人|2 people removed)$/);
    await press(userEvent, /^(撤销|Undo)$/, within(told.closest<HTMLElement>('[data-slot="toast"]') ?? document.body));
    await expect(await screen.findByText(/^(已恢复 2 人|2 members restored)$/)).toBeVisible();
    await takeOut();

    await userEvent.click(drawer.getByRole('combobox', { name: /^(要添加的人|People to add)$/ }));
    const [person] = await screen.findAllByRole('option', { name: /judge/ });
    await userEvent.click(person ?? document.body);
    await userEvent.keyboard('{Escape}{Escape}');
    await press(userEvent, /^(继续编辑|Keep editing)$/, within(await screen.findByRole('alertdialog')));
    await press(userEvent, /^(添加 1 人|Add 1 person)$/, drawer);
    await expect(await drawer.findByText(/^(共 2 人|2 people)$/)).toBeVisible();
  },
};

/** Whoever is among the chosen themself is asked, as from their own row: nobody is taken out before. */
export const OneselfAmongChosen: Story = {
  parameters: {
    server: { as: 'manager', path: async (as: CallsAs) => storyRole(await as('manager'), { heldBy: ['judge05', 'manager'] }) },
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, members);
    for (const account of [/judge05/, /manager/])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.click(within(await drawer.findByRole('row', { name: account })).getByRole('checkbox'));
    const bar = drawer.getByRole('button', { name: /^(取消选择|Clear selection)$/ }).closest<HTMLElement>('[data-slot=bulk-bar]');
    await press(userEvent, /^(移除|Remove)$/, within(bar ?? document.body));
    const question = within(await screen.findByRole('alertdialog', { name: /^把你自己从|^Remove yourself/ }));
    await press(userEvent, /^(取消|Cancel)$/, question);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(drawer.getByRole('row', { name: /judge05/ })).toBeVisible();
  },
};

/** A role that allows more than the reader's own is theirs to look at alone: the server says so. */
export const BeyondReader: Story = {
  parameters: {
    server: {
      as: 'manager',
      path: async (as: CallsAs) => storyRole(await as('admin'), { may: ['authority:parameter:delete'], heldBy: ['teacher'] }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openAct(userEvent, canvas, members);
    await press(userEvent, /^(移除|Remove)$/, drawer);
    await expect(await screen.findByText(/超出你自己的，不能操作|go beyond your own/)).toBeVisible();
    await expect(drawer.getByRole('row', { name: /teacher/ })).toBeVisible();
  },
};
