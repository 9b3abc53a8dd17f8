import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateTimeInput } from './date-time-input.tsx';

const meta: Meta<typeof DateTimeInput> = {
  title: '控件/DateTimeInput',
  component: DateTimeInput,
  args: { value: '2026-05-01 08:00:00', onValueChange: fn(), 'aria-label': '报名截止', className: 'max-w-60' },
};
export default meta;

type Story = StoryObj<typeof DateTimeInput>;

export const Moment: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('报名截止');
    await fireEvent.change(input, { target: { value: '2026-06-30T23:59:59' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-30 23:59:59');
    await fireEvent.change(input, { target: { value: '2026-06-30T18:00' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-30 18:00:00');
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };
