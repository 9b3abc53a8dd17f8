import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Segmented, type SegmentedProps } from './segmented.tsx';

const meta: Meta<typeof Segmented> = {
  title: '控件/Segmented',
  component: Segmented,
  args: {
    options: [
      { value: 'list', label: '列表', icon: <List /> },
      { value: 'card', label: '卡片', icon: <LayoutGrid /> },
    ],
    value: 'list',
    onValueChange: fn(),
    'aria-label': '视图',
  },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Segmented>;

/** A radio group to the keyboard: one tab stop, arrows choose and wrap. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('radio', { name: '列表' });
    const card = canvas.getByRole('radio', { name: '卡片' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(card).toBeChecked());
    await userEvent.keyboard('{/ArrowRight}{ArrowRight>}');
    await waitFor(() => expect(list).toBeChecked());
    await userEvent.keyboard('{/ArrowRight}{ArrowLeft>}');
    await waitFor(() => expect(card).toBeChecked());
    await userEvent.keyboard('{/ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('card');
    await userEvent.tab();
    await expect(card).not.toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '卡片' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: '列表' })).toBeChecked();
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

function Held({ value: first, onValueChange, ...args }: SegmentedProps) {
  const [value, setValue] = useState(first);
  return (
    <Segmented
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
