import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TreeMultiSelect, type TreeMultiSelectProps } from './tree-multi-select.tsx';

const nodes = [
  {
    id: '1',
    label: '东海大学',
    children: [
      {
        id: '11',
        label: '计算机学院',
        children: [
          { id: '111', label: '软件工程系' },
          { id: '112', label: '网络工程系' },
        ],
      },
      { id: '12', label: '商学院' },
    ],
  },
  { id: '2', label: '西山学院', isDisabled: true, reason: '已停用' },
];

const meta: Meta<typeof TreeMultiSelect> = {
  title: '控件/TreeMultiSelect',
  component: TreeMultiSelect,
  args: { nodes, value: [], onValueChange: fn(), 'aria-label': '参赛组织' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof TreeMultiSelect>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: '参赛组织' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['11']);
    await expect(screen.getByRole('treeitem', { name: '东海大学' })).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleDescription(/已选 1 项|1 selected/);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const Tags: Story = {
  args: { value: ['111', '12'], report: 'leaves' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /(移除|Remove) 软件工程系/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['12']);
    await userEvent.click(canvas.getByRole('button', { name: /清除|Clear/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const ManyTags: Story = {
  args: { value: ['111', '112', '12'], report: 'leaves', maxTags: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/还有 1 项|1 more/)).toHaveAttribute('title', '商学院');
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { value: ['11', '12'], disabled: true } };

function Held({ value: first, onValueChange, ...args }: TreeMultiSelectProps) {
  const [value, setValue] = useState(first);
  return (
    <TreeMultiSelect
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
