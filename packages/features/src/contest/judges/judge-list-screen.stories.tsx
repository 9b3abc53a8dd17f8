import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { JudgeListScreen } from './judge-list-screen.tsx';

const meta: Meta<typeof JudgeListScreen> = {
  title: '大赛/评委管理',
  component: JudgeListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: consolePaths.judges } },
};
export default meta;

type Story = StoryObj<typeof JudgeListScreen>;

/** A judge is invited by a link, which is shown once; then the invitation is withdrawn. */
export const InviteAndWithdraw: Story = {
  play: async ({ canvas, userEvent }) => {
    const [invite] = await canvas.findAllByRole('button', { name: /^(邀请|Invite)$/ });
    if (invite) await userEvent.click(invite);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(邀请|Invite)$/ }));
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(dialog.getByRole('combobox'), '挑战杯');
    await userEvent.click(await screen.findByRole('option', { name: /挑战杯/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^(邀请|Invite)$/ }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveDisplayValue(/\/invite\/[\w-]{32}$/));
    await userEvent.click(dialog.getByRole('button', { name: /^(完成|Done)$/ }));

    await userEvent.click(canvas.getByRole('button', { name: /^(邀请记录|Invitations)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    const [withdraw] = await drawer.findAllByRole('button', { name: /^(撤销|Revoke)$/ });
    const before = drawer.getAllByRole('listitem').length;
    if (withdraw) await userEvent.click(withdraw);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(撤销邀请|Revoke)/ }));
    await waitFor(() => expect(drawer.queryAllByRole('listitem').length).toBeLessThan(before));
    await userEvent.click(drawer.getByRole('radio', { name: /^(全部|All)$/ }));
    await waitFor(() => expect(drawer.getAllByRole('listitem').length).toBeGreaterThanOrEqual(before));
  },
};

/** SMS where none can carry the link: the reason is said, and the form stays. */
export const NoSms: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, invite] = await canvas.findAllByRole('button', { name: /^(邀请|Invite)$/ });
    if (invite) await userEvent.click(invite);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox'), '挑战杯');
    await userEvent.click(await screen.findByRole('option', { name: /挑战杯/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /发短信|Send an SMS/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^(邀请|Invite)$/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(dialog.getByRole('button', { name: /^(邀请|Invite)$/ })).toBeEnabled();
  },
};
