import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TreeSelect, type TreeSelectProps } from './tree-select.tsx';

const nodes = [
  {
    id: '1',
    label: '东海大学',
    children: [
      { id: '11', label: '计算机学院', children: [{ id: '111', label: '软件工程系' }] },
      { id: '12', label: '商学院' },
    ],
  },
  { id: '2', label: '西山学院', isDisabled: true, reason: '已停用' },
];

const meta: Meta<typeof TreeSelect> = {
  title: '控件/TreeSelect',
  component: TreeSelect,
  args: { nodes, value: null, onValueChange: fn(), 'aria-label': '所属组织' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof TreeSelect>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: '所属组织' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const root = screen.getByRole('treeitem', { name: '东海大学' });
    await expect(root).toHaveFocus();
    await expect(root).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('treeitem', { name: '计算机学院' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('东海大学 / 商学院');
  },
};

export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('软件');
    await expect(screen.getAllByRole('treeitem')).toHaveLength(3);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('没有');
    await expect(screen.queryByRole('treeitem')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const Open: Story = {
  args: { value: '111', onClear: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('treeitem', { name: '软件工程系' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A node that looks for its parent: the top level is a choice, itself and what lies beneath it is none. */
export const Parent: Story = {
  args: { value: '0', topLevel: { value: '0', label: '顶级' }, excludeId: '11', 'aria-label': '上级' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox');
    await expect(trigger).toHaveTextContent('顶级');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}*{ArrowDown}{ArrowDown}*{Enter}');
    const own = screen.getByRole('treeitem', { name: '计算机学院' });
    await expect(own).toHaveFocus();
    await expect(own).toHaveAccessibleDescription(/不能放到自己|under itself/);
    await expect(screen.getByRole('treeitem', { name: '软件工程系' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
  },
};

/** The value's node is not loaded yet: its label is known. */
export const Lazy: Story = {
  args: {
    nodes: [{ id: '1', label: '东海大学' }],
    value: '12',
    valueLabel: '东海大学 / 商学院',
    onClear: fn(),
    loadChildren: () => Promise.resolve([{ id: '12', label: '商学院', isLeaf: true }]),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox');
    await expect(trigger).toHaveTextContent('东海大学 / 商学院');
    await userEvent.click(trigger);
    await expect(await screen.findByRole('treeitem', { name: '商学院' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /清除|Clear/ }));
    await expect(trigger).toHaveTextContent(/请选择|Choose/);
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { value: '12', disabled: true } };

function Held({ value: first, onValueChange, onClear, ...args }: TreeSelectProps) {
  const [value, setValue] = useState(first);
  const clear = () => {
    setValue(null);
    onClear?.();
  };
  return (
    <TreeSelect
      {...args}
      className="max-w-80"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
      onClear={onClear && clear}
    />
  );
}
