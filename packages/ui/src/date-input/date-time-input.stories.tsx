import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateTimeInput, type DateTimeInputProps } from './date-time-input.tsx';

const meta: Meta<typeof DateTimeInput> = {
  title: '控件/DateTimeInput',
  component: DateTimeInput,
  args: {
    value: '2026-05-01 08:00:00',
    now: () => '2026-05-20 09:41:07',
    onValueChange: fn(),
    'aria-label': '报名截止',
  },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof DateTimeInput>;

export const Moment: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('报名截止');
    await expect(input).toHaveValue('2026-05-01 08:00');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-06-30 23:59:59');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-30 23:59:59');
    await userEvent.clear(input);
    await userEvent.type(input, '2026/6/30 18：00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-30 18:00:00');
    await userEvent.tab();
    await expect(input).toHaveValue('2026-06-30 18:00');
  },
};

/** Days as in `DateInput`; the lists of hours and minutes by arrows, Home, End and figures. Choosing keeps the dialog open. */
export const Keyboard: Story = {
  args: { hasSeconds: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText('报名截止').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(document.activeElement?.closest('[data-day]')).toHaveAttribute('data-day', '2026-05-01'));
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-02 08:00:00');
    await userEvent.tab();
    await expect(screen.getByRole('listbox', { name: /^(时|Hour)$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-02 09:00:00');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-02 23:00:00');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-02 00:00:00');
    await userEvent.tab();
    await userEvent.keyboard('45');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-02 00:45:00');
    await expect(screen.getByRole('listbox', { name: /^(分|Minute)$/ })).toHaveAttribute(
      'aria-activedescendant',
      expect.stringMatching(/-45$/),
    );
    await userEvent.click(screen.getByRole('button', { name: /此刻|Now/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-20 09:41:07');
    await userEvent.click(screen.getByRole('button', { name: /确定|OK/ }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.getByLabelText('报名截止')).toHaveValue('2026-05-20 09:41:07');
  },
};

/** A day without a time, chosen or typed, has the time that goes without saying; one that is there already stays. */
export const DayAlone: Story = {
  args: { value: null, defaultTime: '23:59:00' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('报名截止');
    await userEvent.click(input);
    await screen.findByRole('dialog');
    await userEvent.type(input, '6-30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-30 23:59:00');
    await waitFor(() => expect(dayButton('2026-06-29')).toBeVisible());
    await userEvent.click(dayButton('2026-06-29'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-29 23:59:00');
    await expect(input).toHaveValue('2026-06-29 23:59');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-06-29 18:00');
    await userEvent.click(dayButton('2026-06-28'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-28 18:00:00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('2026-06-28 18:00');
  },
};

/** A day at the edge takes the first moment that is allowed. */
export const Bounded: Story = {
  args: { value: null, min: '2026-05-18 08:30:00' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.closest('[data-day]')).toHaveAttribute('data-day', '2026-05-20'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-18 08:30:00');
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

function dayButton(day: string): HTMLElement {
  const button = document.querySelector<HTMLElement>(`[data-day="${day}"]:not([data-outside]) button`);
  if (button === null) throw new Error(`${day} is not shown`);
  return button;
}

function Held({ value: first, onValueChange, ...args }: DateTimeInputProps) {
  const [value, setValue] = useState(first);
  return (
    <DateTimeInput
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
