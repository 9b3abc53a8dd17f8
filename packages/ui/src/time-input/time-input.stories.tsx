import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TimeInput, type TimeInputProps } from './time-input.tsx';

const meta: Meta<typeof TimeInput> = {
  title: '控件/TimeInput',
  component: TimeInput,
  args: { value: '08:00', now: () => '09:41:07', onValueChange: fn(), 'aria-label': '答辩时间' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof TimeInput>;

export const Typed: Story = {
  args: { min: '08:00', max: '18:00' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('答辩时间');
    await userEvent.clear(input);
    await userEvent.type(input, '下午');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/08:00/);
    await userEvent.clear(input);
    await userEvent.type(input, '1930');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('19:30');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/18:00/);
    await userEvent.clear(input);
    await userEvent.type(input, '9点半');
    await userEvent.tab();
    await expect(input).toHaveValue('09:30');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Keyboard: Story = {
  args: { step: 15 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: /^(时|Hour)$/ })).toHaveFocus());
    await userEvent.keyboard('14');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:00');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.click(screen.getByRole('option', { name: '45' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:45');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.getByLabelText('答辩时间')).toHaveValue('14:45');
  },
};

export const Seconds: Story = { args: { hasSeconds: true, value: '08:00:30' } };

export const Empty: Story = { args: { value: null } };

export const Disabled: Story = { args: { disabled: true } };

function Held({ value: first, onValueChange, ...args }: TimeInputProps) {
  const [value, setValue] = useState(first);
  return (
    <TimeInput
      {...args}
      className="max-w-40"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
