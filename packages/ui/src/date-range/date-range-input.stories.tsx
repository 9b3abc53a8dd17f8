import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRangeInput } from './date-range-input.tsx';
import type { DateRangeInputProps } from './date-range-input-props.ts';

const meta: Meta<typeof DateRangeInput> = {
  title: '控件/DateRangeInput',
  component: DateRangeInput,
  args: {
    value: { from: '2026-05-04', to: '2026-05-13' },
    today: '2026-05-20',
    onValueChange: fn(),
    'aria-label': '报名时间',
  },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof DateRangeInput>;

/** The keyboard of `DateInput`; the second press ends the range, and may come before the first. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /打开日历|Open calendar/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focusedDay()).toBe('2026-05-04'));
    await expect(screen.getAllByRole('grid')).toHaveLength(2);
    await userEvent.keyboard('{PageDown}{ArrowDown}{Enter}');
    await expect(screen.getByText(/请选择结束日期|Choose the end date/)).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageUp}{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-11', to: '2026-06-11' });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByLabelText(/结束日期|End date/)).toHaveValue('2026-06-11');
  },
};

/** A press in either end opens the dialog beside it, where one goes on typing. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByLabelText(/结束日期|End date/);
    await userEvent.click(to);
    await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(2));
    await waitFor(() => expect(to).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /近 7 天|Last 7 days/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-14', to: '2026-05-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(to).toHaveFocus());
    await expect(to).toHaveValue('2026-05-20');
  },
};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByLabelText(/开始日期|Start date/);
    const to = canvas.getByLabelText(/结束日期|End date/);
    await userEvent.clear(from);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: null, to: '2026-05-13' });
    await userEvent.type(from, '2026-5-20');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/结束早于开始|before the start/);
    await expect(to).toHaveAccessibleDescription(/结束早于开始|before the start/);
    await userEvent.clear(to);
    await userEvent.type(to, '20260531');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-20', to: '2026-05-31' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Presets: Story = {
  args: { value: null, max: '2026-05-20' },
  play: async ({ args, canvas, userEvent }) => {
    const open = async () => userEvent.click(await canvas.findByRole('button', { name: /打开日历|Open calendar/ }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /近 7 天|Last 7 days/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-14', to: '2026-05-20' });
    await open();
    await expect(await screen.findByRole('button', { name: /近 7 天|Last 7 days/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: /本月|This month/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-01', to: '2026-05-20' });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /清除|Clear/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: null, to: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A chosen range takes in its last day to the second. */
export const WithTime: Story = {
  args: { value: null, hasTime: true, presets: [{ label: '报名期', from: '2026-05-01', to: '2026-05-31' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /打开日历|Open calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: '报名期' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-01 00:00:00', to: '2026-05-31 23:59:59' });
    const end = dialog.querySelector('input[aria-label="结束时间"], input[aria-label="End time"]');
    if (end === null) throw new Error('no time of the end');
    await userEvent.clear(end);
    await userEvent.type(end, '1800');
    // closes the lists that stand open beside it
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-01 00:00:00', to: '2026-05-31 18:00:00' });
    await userEvent.click(screen.getByRole('button', { name: /确定|OK/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText(/结束时间|End time/)).toHaveValue('2026-05-31 18:00');
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

function focusedDay(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset['day'];
}

function Held({ value: first, onValueChange, ...args }: DateRangeInputProps) {
  const [value, setValue] = useState(first);
  return (
    <DateRangeInput
      {...args}
      className="max-w-96"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
