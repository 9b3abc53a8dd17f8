import { createForm, Input, type TreeNode } from '@saiwu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { StoryAdmin, StoryFailure } from '../story-admin.tsx';
import { TreeScreen } from './tree-screen.tsx';
import type { TreeForm, TreeRow, TreeSource } from './tree-source.ts';

const meta: Meta<typeof Areas> = {
  title: '页面/树',
  component: Areas,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  beforeEach: ({ args }) => {
    localStorage.clear();
    Object.assign(args.source, areaSource());
    args.onChildren.mockClear();
  },
  args: { source: areaSource(), onChildren: fn() },
};
export default meta;

type Story = StoryObj<typeof Areas>;

/** The nodes beneath a node are asked for when it is opened, once; the chosen node is in the address, with its belongings. */
export const LoadsWhatIsOpened: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const south = await canvas.findByRole('treeitem', { name: /南方/ });
    await expect(args.onChildren).not.toHaveBeenCalled();
    south.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /广州/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^名称/ })).toHaveValue('广州'));
    await expect(canvas.getByText('广州 的学校')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/areas\?node=gz$/);
    await expect(args.onChildren).toHaveBeenCalledOnce();
    await expect(args.onChildren).toHaveBeenCalledWith('south');
  },
};

/** A node that is not loaded yet is found by the source, shown in its place, and counted before it is deleted. */
export const FindsElsewhere: Story = {
  args: { hasFind: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /南方/ });
    const box = canvas.getByRole('combobox', { name: /^(搜索|Search)$/ });
    await expect(box).toHaveAttribute('placeholder', '名称');
    await userEvent.click(box);
    await userEvent.type(box, '广');
    await userEvent.click(await screen.findByRole('option', { name: /广州.*在南方/ }));
    await expect(await canvas.findByRole('treeitem', { name: /广州/, selected: true })).toHaveAttribute('aria-level', '2');
    canvas.getByRole('treeitem', { name: /南方/ }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(删除|Delete)$/ }));
    await screen.findByRole('alertdialog', { name: /和它下面的 7 个|and 7 below/ });
    await userEvent.keyboard('{Escape}');
  },
};

/** Unsaved input is asked about before another node is shown; a saved node is in the tree. */
export const AsksBeforeItGoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /北方/ }));
    const name = await canvas.findByRole('textbox', { name: /^名称/ });
    await userEvent.clear(name);
    await userEvent.type(name, '北部');
    await userEvent.click(canvas.getByRole('treeitem', { name: /南方/ }));
    const question = await screen.findByRole('alertdialog', { name: /^(放弃没有保存的修改|Discard unsaved changes)/ });
    await userEvent.click(within(question).getByRole('button', { name: /^(取消|Cancel)$/ }));
    await expect(name).toHaveValue('北部');
    await userEvent.click(canvas.getByRole('button', { name: /^(保存|Save )/ }));
    await canvas.findByRole('treeitem', { name: /北部/ });
    await userEvent.click(canvas.getByRole('treeitem', { name: /南方/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^名称/ })).toHaveValue('南方'));
  },
};

/** A node that is moved is in its new place, its form too; one that is fixed has neither that nor an act that deletes it. */
export const Moves: Story = {
  args: { source: areaSource(), hasMoves: true },
  play: async ({ canvas, userEvent }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.click(await canvas.findByRole('treeitem', { name: /南方/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^名称/ })).toHaveValue('南方'));
    item(/南方/).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}');
    await waitFor(() => expect(item(/南方/)).toHaveAttribute('aria-posinset', '1'));
    await expect(await canvas.findByRole('textbox', { name: /^名称/ })).toHaveValue('南方');

    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(删除|Delete)$/ }));
    const question = await screen.findByRole('alertdialog', { name: /南方/ });
    await expect(question).toHaveTextContent('它的学校也会删除');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(item(/北方/));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^名称/ })).toHaveAttribute('readonly'));
    item(/北方/).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(screen.queryByRole('menuitem', { name: /^(删除|Delete|上移|Move up)/ })).toBeNull();
  },
};

interface AreasProps {
  hasMoves?: boolean;
  hasFind?: boolean;
  source: TreeSource<TreeRow>;
  onChildren: ReturnType<typeof fn<(id: string) => void>>;
}

function Areas({ source, onChildren, hasFind = false, hasMoves = false }: AreasProps) {
  const { children } = source;
  const watched: TreeSource<TreeRow> = {
    ...source,
    ...(hasFind && {
      find: async (text) => (text.startsWith('广') ? [{ id: 'gz', label: '广州', description: '在南方' }] : []),
      findHint: '名称',
      placeOf: async (id) => ({ above: id === 'gz' ? ['south'] : [], below: 7 }),
      remove: () => Promise.resolve(),
    }),
    ...(hasMoves && {
      remove: () => Promise.resolve(),
      consequenceOf: async () => '它的学校也会删除',
      isFixed: ({ id }) => id === 'north',
    }),
    ...(!hasMoves && { move: undefined }),
    // only trees that are loaded as a whole can be rearranged
    children: hasMoves
      ? undefined
      : (node, options) => {
          onChildren(node.id);
          return children?.(node, options) ?? Promise.resolve([]);
        },
  };
  return (
    <StoryAdmin path="/areas">
      <TreeScreen source={watched} form={areaForm} belongings={schoolsOf} />
    </StoryAdmin>
  );
}

function schoolsOf({ label }: TreeRow) {
  return <p>{`${label} 的学校`}</p>;
}

const schema = z.object({ label: z.string().min(1) });
const { FormField } = createForm<z.input<typeof schema>>();

const areaForm: TreeForm<TreeRow> = {
  save: schema,
  update: schema,
  valuesOf: (row) => ({ label: row?.label ?? '' }),
  Fields: AreaFields,
};

function AreaFields() {
  return (
    <FormField name="label" label="名称" isRequired>
      {(field) => <Input {...field} />}
    </FormField>
  );
}

/** Areas in memory, a level at a time. */
function areaSource(): TreeSource<TreeRow> {
  let rows: TreeRow[] = [
    { id: 'north', parentId: '0', label: '北方' },
    { id: 'south', parentId: '0', label: '南方' },
    { id: 'gz', parentId: 'south', label: '广州' },
  ];
  const under = (parent: string): TreeNode[] =>
    rows.flatMap(({ id, parentId, label }) =>
      parentId === parent ? [{ id, label, isLeaf: rows.every((row) => row.parentId !== id) }] : [],
    );
  const rowOf = (id: unknown) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new StoryFailure({ message: '没有这个地区', kind: 'notFound' });
    return row;
  };
  return {
    name: 'area',
    title: '地区',
    labels: { label: '名称' },
    tree: async () => under('0'),
    children: async ({ id }) => under(id),
    get: async (id) => rowOf(id),
    move: async (id, { parentId, after }) => {
      const row = { ...rowOf(id), parentId: parentId ?? '0' };
      const others = rows.filter((one) => one.id !== id);
      const place = others.findIndex((one) => one.id === after) + 1;
      rows = [...others.slice(0, place), row, ...others.slice(place)];
    },
    update: async ({ id, label }) => {
      const row = { ...rowOf(id), label: String(label) };
      rows = rows.map((one) => (one.id === row.id ? row : one));
      return row;
    },
  };
}
