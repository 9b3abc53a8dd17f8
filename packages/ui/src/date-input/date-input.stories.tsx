import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateInput, type DateInputProps } from './date-input.tsx';

const meta: Meta<typeof DateInput> = {
  title: '控件/DateInput',
  component: DateInput,
  args: { value: '2026-05-01', onValueChange: fn(), 'aria-label': '开始日期' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof DateInput>;

export const Day: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('开始日期'), { target: { value: '2026-06-30' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-30');
  },
};

export const Empty: Story = { args: { value: null } };

export const Disabled: Story = { args: { disabled: true } };

function Held({ value: first, onValueChange, ...args }: DateInputProps) {
  const [value, setValue] = useState(first);
  return (
    <DateInput
      {...args}
      className="max-w-60"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
