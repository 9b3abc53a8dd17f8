import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TagsInput, type TagsInputProps } from './tags-input.tsx';

const meta: Meta<typeof TagsInput> = {
  title: '控件/TagsInput',
  component: TagsInput,
  args: { value: ['人工智能'], onValueChange: fn(), 'aria-label': '赛道', placeholder: '输入后回车' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof TagsInput>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '赛道' });
    await userEvent.click(input);
    await userEvent.keyboard('新能源{Enter}医疗，人工智能,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['人工智能', '新能源', '医疗']);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['人工智能', '新能源']);
    await userEvent.paste('农业、教育\n新能源');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['人工智能', '新能源', '农业', '教育']);
    await userEvent.click(canvas.getByRole('button', { name: /(移除|Remove) 农业/ }));
    await expect(canvas.queryByText('农业')).toBeNull();
  },
};

export const Empty: Story = { args: { value: [] } };

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

function Held({ value: first, onValueChange, ...args }: TagsInputProps) {
  const [value, setValue] = useState(first);
  return (
    <TagsInput
      {...args}
      className="max-w-120"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
