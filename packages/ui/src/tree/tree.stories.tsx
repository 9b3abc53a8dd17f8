import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import type { TreePlace } from './tree-moves.ts';
import { pathTo, type TreeNode } from './tree-nodes.ts';
import { Tree, type TreeProps } from './tree.tsx';

const nodes: TreeNode[] = [
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
          { id: '113', label: '信息管理系', isDisabled: true, reason: '已撤销' },
        ],
      },
      { id: '12', label: '商学院', children: [{ id: '121', label: '会计系' }] },
    ],
  },
  { id: '2', label: 'Art School', children: [{ id: '21', label: 'Painting' }] },
  { id: '3', label: 'Academy of Music' },
];

const meta: Meta<typeof Tree> = {
  title: '数据/Tree',
  component: Tree,
  args: { nodes, 'aria-label': '组织', className: 'max-w-96' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Tree>;

/** The keyboard table of the WAI-ARIA tree view. */
export const Keyboard: Story = {
  args: { value: null, onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const item = (name: string) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item('东海大学')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(item('东海大学')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(item('计算机学院')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(item('软件工程系')).toHaveFocus();
    await expect(item('软件工程系')).toHaveAttribute('aria-level', '3');
    await expect(item('软件工程系')).toHaveAttribute('aria-setsize', '3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('计算机学院')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('计算机学院')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(item('Academy of Music')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item('东海大学')).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(item('Art School')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2');
    await expect(item('Art School')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('*');
    await expect(item('Art School')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Home}{ArrowDown}*');
    await expect(item('会计系')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(item('信息管理系')).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** First letters typed one after another make a word; the same letter goes on to the next. */
export const TypeAhead: Story = {
  args: { value: null, onValueChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('aa');
    await expect(canvas.getByRole('treeitem', { name: 'Academy of Music' })).toHaveFocus();
    await userEvent.keyboard('{Home}ac');
    await expect(canvas.getByRole('treeitem', { name: 'Academy of Music' })).toHaveFocus();
    await userEvent.keyboard('{Home}art');
    await expect(canvas.getByRole('treeitem', { name: 'Art School' })).toHaveFocus();
  },
};

/** A box stands for what lies beneath it; a disabled node keeps its state and does not count. */
export const Checkable: Story = {
  args: { checked: ['111'], onCheckedChange: fn(), defaultExpanded: ['1', '11'], report: 'top' },
  play: async ({ args, canvas, userEvent }) => {
    const item = (name: string) => canvas.getByRole('treeitem', { name });
    await expect(item('计算机学院')).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['11']);
    await expect(item('计算机学院')).toBeChecked();
    await expect(item('信息管理系')).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ');
    await expect(item('信息管理系')).toHaveAccessibleDescription('已撤销');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByText('东海大学'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith([]);
  },
};

/** Each box for itself. */
export const Separate: Story = {
  args: { checked: ['1'], onCheckedChange: fn(), defaultExpanded: ['1'], checkRule: 'separate' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('商学院'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['1', '12']);
    await expect(canvas.getByRole('treeitem', { name: '计算机学院' })).not.toBeChecked();
  },
};

export const Search: Story = {
  args: { value: '12', onValueChange: fn(), isSearchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('系{ArrowDown}');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(7);
    await expect(canvas.getByRole('treeitem', { name: '商学院' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByText('会计系')).toBeNull();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), '没有');
    await expect(canvas.getByText(/没有匹配|No matches/)).toBeVisible();
  },
};

/** Children come when a node is opened: the second request fails first, the third brings nothing. */
export const Lazy: Story = {
  args: {
    nodes: [
      { id: 'a', label: '浙江省' },
      { id: 'b', label: '江苏省' },
      { id: 'c', label: '空白省' },
    ],
    value: null,
    onValueChange: fn(),
    loadChildren: loader(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('treeitem', { name: '浙江省的市' })).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(await canvas.findByRole('treeitem', { name: /网络中断/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('treeitem', { name: '江苏省的市' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '江苏省' })).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(await canvas.findByRole('treeitem', { name: /没有下级|Nothing below/ })).toBeVisible();
  },
};

/** Icons, a badge that is read with the label, and a menu on each row. */
export const WithActs: Story = {
  args: {
    value: '11',
    onValueChange: fn(),
    onExpandedChange: fn(),
    defaultExpanded: ['1'],
    iconOf: (node) => (node.id.length === 1 ? <GraduationCap /> : <Building2 />),
    badgeOf: (node) => (node.children?.length ? <Badge>{node.children.length}</Badge> : undefined),
    actionsOf: (node) => [{ key: 'add', label: `在${node.label}下添加`, onSelect: remembered }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: '商学院 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: /操作|Actions/ })[2]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: '在商学院下添加' }));
    await expect(remembered).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('treeitem', { name: '商学院 1' }));
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '在商学院下添加' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '商学院 1' })).toHaveFocus());
  },
};

/** Ten thousand nodes: only those in sight are drawn, and their places are told all the same. */
export const TenThousand: Story = {
  args: { nodes: many(), checked: [], onCheckedChange: fn(), defaultExpanded: 'all', report: 'top', isSearchable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('treeitem', { name: '项目 99-99' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-posinset', '100');
    await expect(last).toHaveAttribute('aria-setsize', '100');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(100);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft} ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['99']);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '学院 0' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox'), '项目 42-7');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(12));
  },
};

export const ReadOnly: Story = {
  args: { checked: ['11'], onCheckedChange: fn(), defaultExpanded: 'all', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('商学院'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** By keys, by the acts of a row and by mouse; one that is refused stays, and one that must not move has no act for it. */
export const Moving: Story = {
  args: { value: null, onValueChange: fn(), defaultExpanded: ['1'], canMove: ({ id }) => id !== '2' },
  render: (args) => <Movable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const item = (name: string) => canvas.getByRole('treeitem', { name });
    item('商学院').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}');
    await waitFor(() => expect(item('商学院')).toHaveAttribute('aria-posinset', '1'));
    await waitFor(() => expect(item('商学院')).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/商学院.*1.*2/));

    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(item('商学院')).toHaveAttribute('aria-level', '1'));
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(item('商学院')).toHaveAttribute('aria-level', '2'));
    await expect(item('商学院')).toHaveAttribute('aria-posinset', '2');

    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await screen.findByRole('menuitem', { name: /^(下移|Move down)/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: /^(上移|Move up)/ }));
    await waitFor(() => expect(item('商学院')).toHaveAttribute('aria-posinset', '1'));

    // refused by the caller
    item('Academy of Music').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}');
    await expect(item('Academy of Music')).toHaveAttribute('aria-posinset', '3');
    item('Art School').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}');
    await expect(item('Art School')).toHaveAttribute('aria-posinset', '2');

    await userEvent.hover(item('计算机学院'));
    await waitFor(() => expect(document.querySelector('[id^=DndDescribedBy]')).not.toBeNull());
    const target = item('Art School').getBoundingClientRect();
    const from = item('计算机学院');
    const press = { button: 0, bubbles: true, clientX: from.getBoundingClientRect().x + 60 };
    from.dispatchEvent(new MouseEvent('mousedown', { ...press, clientY: from.getBoundingClientRect().y + 10 }));
    for (const y of [target.y - 4, target.y + 2, target.y + target.height / 2, target.y + target.height / 2 + 1]) {
      document.dispatchEvent(new MouseEvent('mousemove', { ...press, clientY: y }));
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a hand does
      await new Promise(requestAnimationFrame);
    }
    await waitFor(() => expect(item('Art School')).toHaveAttribute('data-drop', 'into'));
    document.dispatchEvent(new MouseEvent('mouseup', { ...press, clientY: target.y + target.height / 2 }));
    await waitFor(() => expect(item('Art School')).toHaveAttribute('aria-expanded', 'true'));
    await expect(item('计算机学院')).toHaveAttribute('aria-level', '2');
    // a drag is no press
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { nodes: [] } };

const remembered = fn();

function loader() {
  let asked = 0;
  return async (node: TreeNode): Promise<TreeNode[]> => {
    await Promise.resolve();
    if (node.id === 'c') return [];
    asked += 1;
    if (asked === 2) throw new Error('网络中断。');
    return [{ id: `${node.id}1`, label: `${node.label}的市`, isLeaf: true }];
  };
}

function many(): TreeNode[] {
  return Array.from({ length: 100 }, (_, college) => ({
    id: `${college}`,
    label: `学院 ${college}`,
    children: Array.from({ length: 100 }, (_, project) => ({ id: `${college}-${project}`, label: `项目 ${college}-${project}` })),
  }));
}

function Held({ value: firstValue, checked: firstChecked, onValueChange, onCheckedChange, ...args }: TreeProps) {
  const [value, setValue] = useState(firstValue);
  const [checked, setChecked] = useState(firstChecked);
  const choose = (next: string) => {
    setValue(next);
    onValueChange?.(next);
  };
  const check = (next: string[]) => {
    setChecked(next);
    onCheckedChange?.(next);
  };
  return (
    <Tree {...args} value={value} onValueChange={onValueChange && choose} checked={checked} onCheckedChange={onCheckedChange && check} />
  );
}

/** Does what is asked, but for one node. */
function Movable({ nodes: first, ...args }: TreeProps) {
  const [nodes, setNodes] = useState(first);
  const onMove = async (id: string, place: TreePlace) => {
    if (id === '3') throw new Error('refused');
    setNodes(moved(nodes, id, place));
  };
  return <Tree {...args} nodes={nodes} onMove={onMove} />;
}

function moved(nodes: readonly TreeNode[], id: string, { parentId, after }: TreePlace): TreeNode[] {
  const node = pathTo(nodes, id).at(-1);
  const without = (level: readonly TreeNode[]): TreeNode[] =>
    level.filter((one) => one.id !== id).map((one) => ({ ...one, children: one.children && without(one.children) }));
  const into = (level: readonly TreeNode[], at: string | null): TreeNode[] => {
    const rest = level.map((one) => ({ ...one, children: into(one.children ?? [], one.id) }));
    if (at !== parentId || node === undefined) return rest;
    const place = rest.findIndex((one) => one.id === after) + 1;
    return [...rest.slice(0, place), node, ...rest.slice(place)];
  };
  return into(without(nodes), null);
}
