import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { value: 'draft', label: '草稿' },
  { value: 'open', label: '报名中' },
  { value: 'judging', label: '评审中' },
  { value: 'closed', label: '已归档', isDisabled: true },
];

const meta: Meta<typeof Select> = {
  title: '控件/Select',
  component: Select,
  args: { options, value: null, onValueChange: fn(), 'aria-label': '状态' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Select>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: '状态' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('open');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('报名中');
  },
};

export const Clearable: Story = {
  args: { value: 'open', onClear: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /清除|Clear/ }));
    await expect(canvas.getByRole('combobox')).toHaveTextContent(/请选择|Choose/);
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { value: 'open', disabled: true } };

function Held({ value: first, onValueChange, onClear, ...args }: SelectProps) {
  const [value, setValue] = useState(first);
  const clear = () => {
    setValue(null);
    onClear?.();
  };
  return (
    <Select
      {...args}
      className="max-w-60"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
      onClear={onClear && clear}
    />
  );
}
