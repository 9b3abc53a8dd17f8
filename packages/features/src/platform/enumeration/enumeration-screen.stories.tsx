import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fill } from '../../lib/stories/story-hands.ts';
import { EnumerationScreen } from './enumeration-screen.tsx';

const meta: Meta<typeof EnumerationScreen> = {
  title: '平台/枚举',
  component: EnumerationScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.enumerations } },
};
export default meta;

/** Every list has a name of its own in the reader's language; one is found by a code or a word in it. */
export const LooksUp: StoryObj<typeof EnumerationScreen> = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^(性别|Gender)$/ })).toBeVisible();
    for (const name of canvas.getAllByRole('code')) await expect(canvas.queryByRole('heading', { name: name.textContent })).toBeNull();
    const box = canvas.getByRole('textbox', { name: /^(名称 \/ 编码|Name \/ code)$/ });
    await fill(userEvent, box, 'only_one_client');
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    await expect(canvas.getByText('LoginPolicy')).toBeVisible();
    await fill(userEvent, box, '没有这个');
    await expect(await canvas.findByText(/^(没有符合条件的枚举|No enumerations match)/)).toBeVisible();
  },
};
