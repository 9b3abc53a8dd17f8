import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta: Meta<typeof CopyButton> = { title: '控件/CopyButton', component: CopyButton, args: { text: '7f3a-91c2' } };
export default meta;

type Story = StoryObj<typeof CopyButton>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/已复制|Copied/));
    await expect(write).toHaveBeenCalledWith('7f3a-91c2');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A browser may refuse both ways; then it is said, and the button keeps the focus. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/没有复制|Not copied/));
    await waitFor(() => expect(canvas.getByRole('button', { name: /没有复制|Not copied/ })).toHaveFocus());
  },
};
