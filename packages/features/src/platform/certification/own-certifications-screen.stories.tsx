import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { OwnCertificationsScreen } from './own-certifications-screen.tsx';
import { type CallsAs, cardPicture, waitingRequest } from './story-certifications.ts';

const meta: Meta<typeof OwnCertificationsScreen> = {
  title: '平台/我的认证',
  component: OwnCertificationsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'judge11', path: consolePaths.ownCertifications } },
};
export default meta;

type Story = StoryObj<typeof OwnCertificationsScreen>;

/** For the first time: what is missing stands at its field, files go up as they are chosen, and the request stands there then. */
export const Ask: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(申请认证|Ask for certification)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^(申请角色|Role asked for)/ })).toHaveFocus());
    await press(userEvent, /^(提交申请|Send)$/, dialog);
    await expect(await dialog.findByText(/^(请上传证明材料|Upload evidence)/)).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /^(申请角色|Role asked for)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(教师|Teacher)$/ }));
    const picker = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
    if (picker) await userEvent.upload(picker, await cardPicture());
    await expect(await dialog.findByText('工作证.png')).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(说明|Note)/ }), '工号 7');
    await press(userEvent, /^(提交申请|Send)$/, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^(正在审批|Being decided)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(申请认证|Ask for certification)$/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Rejected: the reason stands there, and asked again it begins with what was asked, the files too. */
export const AskAgain: Story = {
  parameters: {
    server: {
      as: 'judge13',
      path: async (as: CallsAs) => {
        const id = await waitingRequest(as, 'judge13');
        await (
          await as('school')
        )('certification.reject', { path: { id }, body: { reason: '缺聘书' } });
        return consolePaths.ownCertifications;
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/缺聘书/)).toBeVisible();
    await press(userEvent, /^(再次申请|Ask again)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('combobox', { name: /^(申请角色|Role asked for)/ })).toHaveTextContent(/^(教师|Teacher)$/);
    await expect(dialog.getByText('聘书.pdf')).toBeVisible();
    await press(userEvent, /^(提交申请|Send)$/, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('region', { name: /^(以前的申请|Earlier requests)$/ })).toBeVisible();
    await expect(canvas.getByText(/^(正在审批|Being decided)/)).toBeVisible();
  },
};

/** In English, with nothing asked yet. */
export const English: Story = {
  globals: { language: 'en' },
  parameters: { server: { as: 'judge15', path: consolePaths.ownCertifications } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not asked for a certification yet')).toBeVisible();
  },
};
