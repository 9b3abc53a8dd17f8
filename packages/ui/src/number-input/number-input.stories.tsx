import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

const meta: Meta<typeof NumberInput> = {
  title: '控件/NumberInput',
  component: NumberInput,
  args: { 'aria-label': '得分', min: 0, max: 100, step: 0.5, onValueChange: fn() },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof NumberInput>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('8a9.5');
    await expect(input).toHaveValue('89.5');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('90');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(input).toHaveValue('100');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const FullWidthFigures: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await fireEvent.change(input, { target: { value: '８９。５' } });
    await expect(input).toHaveValue('89.5');
  },
};

export const Wrong: Story = { args: { value: 120, 'aria-invalid': true } };

export const Disabled: Story = { args: { value: 60, disabled: true } };

function Held({ value: first, onValueChange, ...args }: NumberInputProps) {
  const [value, setValue] = useState(first);
  return (
    <NumberInput
      {...args}
      className="max-w-40"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}
