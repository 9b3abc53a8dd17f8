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

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '卡片' })).toBeChecked());
    await userEvent.keyboard('{/ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('card');
  },
};

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
