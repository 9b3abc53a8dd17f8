import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';

const meta: Meta<typeof RangeSlider> = {
  title: '控件/RangeSlider',
  component: RangeSlider,
  args: { value: [60, 90], onValueChange: fn(), 'aria-label': '分数' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof RangeSlider>;

/** Each thumb has its own Home and End, and stops at the other one. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('slider', { name: /最小值|Lowest/ });
    const high = canvas.getByRole('slider', { name: /最大值|Highest/ });
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([59, 90]);
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([90, 90]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(low).toHaveAttribute('aria-valuenow', '90');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 90]);
    await userEvent.tab();
    await expect(high).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 80]);
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 0]);
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 100]);
  },
};

export const Marks: Story = {
  args: {
    marks: [
      { value: 0, label: '0' },
      { value: 60, label: '合格' },
      { value: 100, label: '100' },
    ],
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

function Held({ value: first, onValueChange, ...args }: RangeSliderProps) {
  const [value, setValue] = useState(first);
  return (
    <RangeSlider
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
