import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Slider, type SliderProps } from './slider.tsx';

const meta: Meta<typeof Slider> = {
  title: '控件/Slider',
  component: Slider,
  args: { value: 30, onValueChange: fn(), 'aria-label': '权重' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Slider>;

export const Keyboard: Story = {
  args: { step: 2, valueText: (value) => `${value} 分` },
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: '权重' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    const steps: readonly [key: string, value: string][] = [
      ['{ArrowRight}', '32'],
      ['{ArrowUp}', '34'],
      ['{ArrowLeft}', '32'],
      ['{ArrowDown}', '30'],
      ['{PageUp}', '50'],
      ['{PageDown}', '30'],
      ['{End}', '100'],
      ['{ArrowRight}', '100'],
      ['{Home}', '0'],
    ];
    for (const [key, value] of steps) {
      await userEvent.keyboard(key);
      await expect(thumb).toHaveAttribute('aria-valuenow', value);
    }
    await expect(thumb).toHaveAttribute('aria-valuetext', '0 分');
  },
};

export const WithInput: Story = {
  args: { hasInput: true, max: 50 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: '权重' });
    await userEvent.clear(input);
    await userEvent.type(input, '45');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(45);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '45');
    await userEvent.type(input, '0');
    await userEvent.tab();
    await expect(input).toHaveValue('45');
  },
};

export const Marks: Story = {
  args: {
    step: 20,
    value: 60,
    marks: [
      { value: 0, label: '不合格' },
      { value: 20 },
      { value: 40 },
      { value: 60, label: '合格' },
      { value: 80 },
      { value: 100, label: '满分' },
    ],
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '30');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true, hasInput: true } };

function Held({ value: first, onValueChange, ...args }: SliderProps) {
  const [value, setValue] = useState(first);
  return (
    <Slider
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
