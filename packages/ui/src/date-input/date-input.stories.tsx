import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateInput, type DateInputProps } from './date-input.tsx';

const meta: Meta<typeof DateInput> = {
  title: '控件/DateInput',
  component: DateInput,
  args: { value: '2026-05-01', today: '2026-05-20', onValueChange: fn(), 'aria-label': '开始日期' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof DateInput>;

/** The keyboard of the APG's date-picker dialog. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /打开日历|Open calendar/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /选择日期|Choose a date/ });
    await waitFor(() => expect(focusedDay()).toBe('2026-05-01'));
    await expect(dialog).toBeVisible();
    const steps: readonly [key: string, day: string][] = [
      ['{ArrowRight}', '2026-05-02'],
      ['{ArrowLeft}', '2026-05-01'],
      ['{ArrowDown}', '2026-05-08'],
      ['{ArrowUp}', '2026-05-01'],
      ['{Home}', '2026-04-27'],
      ['{End}', '2026-05-03'],
      ['{PageDown}', '2026-06-03'],
      ['{PageUp}', '2026-05-03'],
      ['{Shift>}{PageDown}{/Shift}', '2027-05-03'],
      ['{Shift>}{PageUp}{/Shift}', '2026-05-03'],
    ];
    for (const [key, day] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(focusedDay()).toBe(day));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard(' ');
    await waitFor(() => expect(focusedDay()).toBe('2026-05-01'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-08');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByLabelText('开始日期')).toHaveValue('2026-05-08');
  },
};

/** A press anywhere in the field opens the dialog beside it: one types on, sees it there, or chooses; the focus stays. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('开始日期');
    await userEvent.click(input);
    const dialog = await screen.findByRole('dialog', { name: /选择日期|Choose a date/ });
    await waitFor(() => expect(dayButton('2026-05-01')).toBeVisible());
    await waitFor(() => expect(input).toHaveFocus());
    await expect(dialog).not.toHaveAttribute('aria-modal');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-9-3');
    await waitFor(() => expect(dayButton('2026-09-03').closest('[data-day]')).toHaveAttribute('data-selected', 'true'));
    await userEvent.click(dayButton('2026-09-04'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-09-04');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('2026-09-04');

    await userEvent.click(input);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focusedDay()).toBe('2026-09-04'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(input);
    await screen.findByRole('dialog');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Enter opens where nothing was typed; what was typed it hands to the form. */
export const EnterInTheField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('开始日期');
    input.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focusedDay()).toBe('2026-05-01'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    input.focus();
    await userEvent.keyboard('{Control>}a{/Control}20260701{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-07-01');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** While the dialog is open by its button, nothing else is there: not for Tab, not for a screen reader. */
export const Modal: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /打开日历|Open calendar/ }));
    const dialog = await screen.findByRole('dialog', { name: /选择日期|Choose a date/ });
    await waitFor(() => expect(focusedDay()).toBe('2026-05-01'));
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(canvasElement.closest('[aria-hidden=true], [inert]')).not.toBeNull();
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvasElement.closest('[aria-hidden=true], [inert]')).toBeNull());
  },
};

export const Typed: Story = {
  args: { min: '2026-05-01', max: '2026-06-30' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('开始日期');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, '6月4日');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-04');
    await userEvent.tab();
    await expect(input).toHaveValue('2026-06-04');
    await expect(input).toBeValid();

    await userEvent.clear(input);
    await userEvent.type(input, '2026-7-1');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/2026-06-30/);
    await expect(input).toHaveAccessibleDescription(/2026-06-30/);
    await expect(input).toBeInvalid();

    await userEvent.clear(input);
    await userEvent.type(input, '下周');
    await userEvent.tab();
    await expect(input).toHaveValue('下周');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/2026-09-01/);
  },
};

/** What lies outside the bounds cannot be chosen, and the dialog says what can. */
export const Bounded: Story = {
  args: { value: null, min: '2026-05-18', max: '2026-06-10' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('开始日期'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(focusedDay()).toBe('2026-05-20'));
    await expect(screen.getByText(/2026-05-18.*2026-06-10/)).toBeVisible();
    await expect(dayButton('2026-05-17')).toBeDisabled();
    await expect(screen.getByRole('button', { name: /上个月|Previous month/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(focusedDay()).toBe('2026-05-20');
    await userEvent.click(screen.getByRole('button', { name: /下个月|Next month/ }));
    await userEvent.click(dayButton('2026-06-10'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-10');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MonthAndYear: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /打开日历|Open calendar/ }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /年|Year/ }), '2008');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /月|Month/ }), '1');
    await userEvent.click(dayButton('2008-02-29'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2008-02-29');
    await userEvent.click(await canvas.findByRole('button', { name: /打开日历|Open calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(今天|Today)$/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-20');
    await userEvent.click(await canvas.findByRole('button', { name: /打开日历|Open calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: /清除|Clear/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = { args: { value: null } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /打开日历|Open calendar/ })).toBeDisabled(),
};

export const Disabled: Story = { args: { disabled: true } };

function focusedDay(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset['day'];
}

function dayButton(day: string): HTMLElement {
  const button = document.querySelector<HTMLElement>(`[data-day="${day}"]:not([data-outside]) button`);
  if (button === null) throw new Error(`${day} is not shown`);
  return button;
}

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
