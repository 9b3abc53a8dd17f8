import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const options = [
  { value: 'mean', label: '平均分', help: '所有评委的平均' },
  { value: 'trimmed', label: '去极值平均', help: '去掉一个最高分和一个最低分' },
  { value: 'standard', label: '标准分', help: '每位评委的打分先标准化', isDisabled: true },
];

const meta: Meta<typeof RadioGroup> = {
  title: '控件/RadioGroup',
  component: RadioGroup,
  args: { options, value: 'mean', onValueChange: fn(), 'aria-label': '计分方式' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '平均分' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '去极值平均' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('trimmed');
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '平均分' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) } };

export const NothingChosen: Story = { args: { value: null } };

export const Disabled: Story = { args: { disabled: true } };

function Held({ value: first, onValueChange, ...args }: RadioGroupProps) {
  const [value, setValue] = useState(first);
  return (
    <RadioGroup
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
