import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { TextInput, type TextInputProps } from './text-input.tsx';

const meta: Meta<typeof TextInput> = {
  title: '控件/TextInput',
  component: TextInput,
  args: { 'aria-label': '大赛名称', placeholder: '搜索大赛', onValueChange: fn() },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof TextInput>;

export const Clearable: Story = {
  args: { before: <Search aria-hidden />, isClearable: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('创新{Tab}{Enter}');
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
  },
};

/** The Enter that ends a word of an input method is none. */
export const Enter: Story = {
  args: { onEnter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('chuang');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onEnter).toHaveBeenCalledWith('chuang');
  },
};

export const WithLimit: Story = {
  args: { limit: 10, value: '创新创业', 'aria-describedby': 'help' },
  render: (args) => (
    <>
      <Held {...args} />
      <p id="help">名称不能重复</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('大赛校级选拔赛');
    await expect(input).toHaveValue('创新创业大赛校级选拔赛');
    await expect(canvas.getByText('11 / 10')).toBeVisible();
    await expect(input).toHaveAccessibleDescription(/名称不能重复 (超出 1 字|1 character over the limit)/);
  },
};

export const States: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      <Held {...args} aria-label="网址" before="https://" placeholder="example.edu.cn" />
      <Held {...args} aria-label="经费" after="万元" value="12.5" />
      <Held {...args} aria-label="错误" after="万元" value="12.5 元" aria-invalid />
      <Held {...args} aria-label="只读" after="万元" value="12.5" readOnly isClearable />
      <Held {...args} aria-label="停用" after="万元" value="12.5" disabled isClearable />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function Held({ value: first, onValueChange, ...args }: TextInputProps) {
  const [value, setValue] = useState(first);
  return (
    <TextInput
      {...args}
      className="max-w-80"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}
