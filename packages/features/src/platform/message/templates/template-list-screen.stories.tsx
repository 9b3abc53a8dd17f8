import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../../lib/stories/story-hands.ts';
import { TemplateListScreen } from './template-list-screen.tsx';

const meta: Meta<typeof TemplateListScreen> = {
  title: '平台/消息模板',
  component: TemplateListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: consolePaths.messageTemplates } },
};
export default meta;

type Story = StoryObj<typeof TemplateListScreen>;

const meeting = /^(会议通知|Meeting notice)$/;
const ofMeeting = /(「会议通知」|Meeting notice)/;

/** One that we ship is written anew for the reader's organisation, and is as we ship it again once that is deleted. */
export const OwnWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(meeting)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(删除模板|Delete template)/ })).toBeNull();
    const edit = within(canvas.getByRole('list'));
    await userEvent.click(edit.getByRole('button', { name: ofMeeting }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /^(模板名称|Template name)/ })).toHaveAttribute('readonly');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(标题|Title)/ }), '周三例会');
    await press(userEvent, /^(保存模板|Save template)$/, dialog);
    await expect(await canvas.findByText(/周三例会/)).toBeVisible();
    await press(userEvent, /^(删除模板|Delete template)/, canvas);
    await press(userEvent, /^(删除|Delete)$/, within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(canvas.queryByText(/周三例会/)).toBeNull());
    await expect(await canvas.findByText(meeting)).toBeVisible();
  },
};
