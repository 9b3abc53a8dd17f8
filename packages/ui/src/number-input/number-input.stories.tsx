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

/** The keyboard table of the WAI-ARIA spin button. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: '得分' });
    await userEvent.tab();
    await userEvent.keyboard('89.5');
    await expect(input).toHaveAttribute('aria-valuenow', '89.5');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('90');
    await userEvent.keyboard('{PageDown}');
    await expect(input).toHaveValue('85');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await expect(input).toHaveValue('89.5');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(input).toHaveValue('100');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('100');
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue('100');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).not.toHaveAttribute('aria-valuenow');
  },
};

export const FullWidthFigures: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await fireEvent.change(input, { target: { value: '８９。５' } });
    await expect(input).toHaveValue('89.5');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** What is no number is not taken, and a line says so; the number that stood there stays. */
export const NoNumber: Story = {
  args: { value: 60 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.paste('约 50 万');
    await expect(input).toHaveValue('60');
    await expect(input).toHaveAccessibleDescription(/「约 50 万」不是数字|“约 50 万” is not a number/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.paste('1,000.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1000.5);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('a');
    await expect(input).toHaveValue('1000.5');
    await expect(canvas.getByRole('status')).toHaveTextContent(/000\.5a/);
  },
};

/** Figures in groups of three while nobody types. */
export const Grouped: Story = {
  args: { 'aria-label': '经费', value: 1_250_000.5, isGrouped: true, max: undefined, step: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await expect(input).toHaveValue('1,250,000.5');
    await userEvent.click(input);
    await expect(input).toHaveValue('1250000.5');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250,001.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_250_001.5);
  },
};

export const Wrong: Story = { args: { value: 120, 'aria-invalid': true } };

export const ReadOnly: Story = {
  args: { value: 60, readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { value: 60, disabled: true } };

function Held({ value: first, onValueChange, ...args }: NumberInputProps) {
  const [value, setValue] = useState(first);
  return (
    <NumberInput
      {...args}
      className="max-w-60"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}
