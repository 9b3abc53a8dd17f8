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

/** The keyboard table of the WAI-ARIA radio group: one tab stop, arrows choose and wrap, what is disabled is passed over. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const mean = canvas.getByRole('radio', { name: '平均分' });
    const trimmed = canvas.getByRole('radio', { name: '去极值平均' });
    await userEvent.tab();
    await expect(mean).toHaveFocus();
    for (const [key, chosen] of [
      ['ArrowDown', trimmed],
      ['ArrowDown', mean],
      ['ArrowUp', trimmed],
      ['ArrowLeft', mean],
      ['ArrowRight', trimmed],
    ] as const) {
      // Held, until the focus that follows has chosen.
      await userEvent.keyboard(`{${key}>}`);
      await waitFor(() => expect(chosen).toBeChecked());
      await userEvent.keyboard(`{/${key}}`);
      await expect(chosen).toHaveFocus();
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('trimmed');
    await expect(canvas.getByRole('radio', { name: '标准分' })).toBeDisabled();
    await userEvent.tab();
    await expect(trimmed).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(trimmed).toHaveFocus();
  },
};

/** Space takes the first one, which has the focus, but is not chosen yet. */
export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '平均分' })).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mean');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(canvas.getByText('去极值平均'));
    await expect(canvas.getByRole('radio', { name: '平均分' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = { args: { value: null, 'aria-invalid': true } };

export const Horizontal: Story = { args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) } };

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
