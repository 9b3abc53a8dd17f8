import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { press } from '../stories/story-hands.ts';
import { FileLink } from './file-link.tsx';

const meta: Meta<typeof FileLink> = {
  title: '通用/FileLink',
  component: FileLink,
  tags: ['!autodocs'],
  parameters: { server: { as: 'admin', path: '/' } },
  args: { file: { name: '计划书.pdf', url: '/api/file/attachment/1/file', thumbnail: null } },
};
export default meta;

/** What is not shown in a page says why, beside the way to fetch it. */
export const Pdf: StoryObj<typeof FileLink> = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^计划书\.pdf$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/^(PDF 里可以有脚本|A PDF )/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^(下载|Download)$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/attachment/1/'),
    );
  },
};
