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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Reached and read, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, value: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(box).toBeChecked();
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
