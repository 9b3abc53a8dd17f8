import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch, type SwitchProps } from './switch.tsx';

const meta: Meta<typeof Switch> = {
  title: '控件/Switch',
  component: Switch,
  args: { children: '公开展示', value: false, onValueChange: fn() },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Switch>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const part = canvas.getByRole('switch', { name: '公开展示' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(part).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(part).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** Reached and read, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, value: true },
  play: async ({ args, canvas, userEvent }) => {
    const part = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(part).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(part).toBeChecked();
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const On: Story = { args: { value: true } };

export const OnAndOff: Story = {
  render: (args) => (
    <>
      <Held {...args} value />
      <Held {...args}>接受报名</Held>
    </>
  ),
};

export const Disabled: Story = { args: { value: true, disabled: true } };

function Held({ value: first, onValueChange, ...args }: SwitchProps) {
  const [value, setValue] = useState(first);
  return (
    <Switch
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
