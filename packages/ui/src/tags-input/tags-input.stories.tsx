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

export const AmongTags: Story = {
  args: { value: ['人工智能', '新能源', '医疗'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /(移除|Remove) 新能源/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['人工智能', '医疗']);
    await expect(canvas.getByRole('button', { name: /(移除|Remove) 医疗/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const RefusesTwice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('人工智能{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(/「人工智能」已经有了|“人工智能” has already been added/);
    await userEvent.keyboard('农');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** What does not fit waits in the box. */
export const Most: Story = {
  args: { max: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('农业、教育、医疗');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['人工智能', '农业', '教育']);
    await expect(input).toHaveValue('医疗');
    await expect(canvas.getByRole('status')).toHaveTextContent(/最多 3 项|up to 3/);
    await userEvent.click(canvas.getByRole('button', { name: /(移除|Remove) 农业/ }));
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['人工智能', '教育', '医疗']);
  },
};

export const Empty: Story = { args: { value: [] } };

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Backspace}');
    await userEvent.paste('农业、教育');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

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
