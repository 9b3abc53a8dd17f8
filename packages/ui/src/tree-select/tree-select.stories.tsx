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
  { id: '2', label: '西山学院', isDisabled: true },
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
