import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: '控件/Checkbox',
  component: Checkbox,
  args: { children: '允许跨校组队', value: false, onValueChange: fn() },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: '允许跨校组队' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('允许跨校组队'));
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = { args: { value: true } };

export const Indeterminate: Story = {
  args: { value: 'indeterminate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithoutWords: Story = { args: { children: undefined, 'aria-label': '选择本行' } };

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, value: true } };

function Held({ value: first, onValueChange, ...args }: CheckboxProps) {
  const [value, setValue] = useState(first);
  return (
    <Checkbox
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
