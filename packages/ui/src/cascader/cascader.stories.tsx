import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { TreeNode } from '../tree/tree-nodes.ts';
import { Cascader, type CascaderProps } from './cascader.tsx';

const nodes: TreeNode[] = [
  {
    id: '33',
    label: '浙江省',
    children: [
      {
        id: '3301',
        label: '杭州市',
        children: [
          { id: '330106', label: '西湖区' },
          { id: '330102', label: '上城区' },
        ],
      },
      { id: '3302', label: '宁波市', children: [{ id: '330203', label: '海曙区' }] },
    ],
  },
  { id: '36', label: '江西省', children: [{ id: '3601', label: '南昌市', children: [{ id: '360103', label: '西湖区' }] }] },
  { id: '81', label: 'Hong Kong', children: [{ id: '8101', label: 'Central' }] },
  { id: '99', label: '其他', isDisabled: true, reason: '不在参赛范围' },
];

const meta: Meta<typeof Cascader> = {
  title: '控件/Cascader',
  component: Cascader,
  args: { nodes, value: null, onValueChange: fn(), 'aria-label': '所在地区' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Cascader>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: '所在地区' });
    const item = (name: string) => screen.getByRole('treeitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /搜索|Search/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('浙江省')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('其他')).toHaveFocus();
    await expect(item('其他')).toHaveAccessibleDescription('不在参赛范围');
    await userEvent.keyboard('{Enter}h');
    await waitFor(() => expect(item('Hong Kong')).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(item('杭州市')).toHaveFocus();
    await expect(item('杭州市')).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(item('海曙区')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('宁波市')).toHaveFocus();
    await expect(screen.queryByText('海曙区')).toBeNull();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['33', '3301', '330102']);
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('浙江省 / 杭州市 / 上城区');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('treeitem', { name: '上城区' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Words find whole paths, in any order; the box keeps the focus. */
export const Search: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const box = await screen.findByRole('combobox', { name: /搜索|Search/ });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('西湖');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    const second = screen.getByRole('option', { name: '江西省 / 南昌市 / 西湖区' });
    await expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['36', '3601', '360103']);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(await screen.findByRole('combobox', { name: /搜索|Search/ }), '没有');
    await expect(screen.getByText(/没有匹配|No matches/)).toBeVisible();
  },
};

/** A click takes a node with levels beneath it and stays open, Enter takes it and goes. */
export const StopAnywhere: Story = {
  args: { canStopAnywhere: true, onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: '所在地区' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByText('浙江省'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['33']);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '杭州市' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['33', '3301']);
    await waitFor(() => expect(trigger).toHaveTextContent('浙江省 / 杭州市'));
    await userEvent.click(canvas.getByRole('button', { name: /清除|Clear/ }));
    await expect(trigger).toHaveTextContent(/请选择|Choose/);
  },
};

export const Hover: Story = {
  args: { expandOn: 'hover' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.hover(await screen.findByText('江西省'));
    await userEvent.hover(await screen.findByText('南昌市'));
    await userEvent.click(await screen.findByText('西湖区'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['36', '3601', '360103']);
  },
};

/** Levels come when they are opened; the first request for cities fails. The labels of the value are known. */
export const Lazy: Story = {
  args: {
    nodes: [{ id: '33', label: '浙江省' }],
    value: ['33', '3301'],
    valueLabels: ['浙江省', '杭州市'],
    loadChildren: failingOnce([{ id: '3301', label: '杭州市', isLeaf: true }]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('浙江省 / 杭州市');
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('网络中断。')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /重试|Retry/ }));
    await userEvent.click(await screen.findByRole('treeitem', { name: '杭州市' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['33', '3301']);
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { value: ['33', '3301', '330106'], disabled: true } };

function failingOnce(children: TreeNode[]) {
  let asked = 0;
  return async (): Promise<TreeNode[]> => {
    await Promise.resolve();
    asked += 1;
    if (asked === 1) throw new Error('网络中断。');
    return children;
  };
}

function Held({ value: first, onValueChange, onClear, ...args }: CascaderProps) {
  const [value, setValue] = useState(first);
  const clear = () => {
    setValue(null);
    onClear?.();
  };
  return (
    <Cascader
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
