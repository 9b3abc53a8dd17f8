import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OrgScreen } from './org-screen.tsx';
import { importEnds, importRows, mendNext, pasteSheet } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';

const meta: Meta<typeof OrgScreen> = {
  title: '平台/机构',
  component: OrgScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: '/org/org' } },
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
  // What an earlier run has left.
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const [home] = await call('org.tree', { query: {} });
        const old = home?.children.filter(({ label }) => label.startsWith('故事')) ?? [];
        if (old.length > 0) await call('org.remove', { body: old.map(({ id }) => id) });
      }}
    >
      <OrgScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof OrgScreen>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
type Canvas = ReturnType<typeof within>;

/** By keyboard: a node is chosen in the tree, one is added under it, changed, and deleted with what lies beneath it. */
export const GrowAndCut: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, '{Home}');
    const school = await canvas.findByRole('textbox', { name: /^(名称|Name)/ });
    await expect(school).not.toHaveValue('');
    await add(canvas, userEvent, '故事学院');
    await expect(await canvas.findByRole('treeitem', { name: /故事学院/, selected: true })).toBeVisible();
    await add(canvas, userEvent, '故事实验室');
    await expect(await canvas.findByRole('treeitem', { name: /故事实验室/, selected: true })).toHaveAttribute('aria-level', '3');

    const name = await canvas.findByRole('textbox', { name: /^(名称|Name)/ });
    await waitFor(() => expect(name).toHaveValue('故事实验室'));
    await userEvent.type(name, '二');
    await press(canvas, userEvent, /^(保存机构|Save organisation)$/);
    await expect(await canvas.findByRole('treeitem', { name: /故事实验室二/ })).toBeVisible();

    const college = canvas.getByRole('treeitem', { name: /故事学院/ });
    college.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(删除|Delete)$/ }));
    const question = within(await screen.findByRole('alertdialog', { name: /和它下面的 1 个|and 1 below/ }));
    await userEvent.click(question.getByRole('button', { name: /^(删除|Delete)$/ }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /故事/ })).toBeNull());
  },
};

/** A label that is taken is told at the field; input is not left without a question. */
export const NothingIsLost: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, '{Home}{ArrowDown}');
    const name = await canvas.findByRole('textbox', { name: /^(名称|Name)/ });
    await userEvent.type(name, '改');
    await choose(canvas, userEvent, '{Home}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(取消|Cancel)$/ }));
    await expect(name).toBeInTheDocument();
    await userEvent.clear(name);
    const items = await canvas.findAllByRole('treeitem');
    const sibling = items.filter((item) => item.getAttribute('aria-level') === '2')[1];
    await userEvent.type(name, sibling?.textContent?.trim() ?? '');
    await press(canvas, userEvent, /^(保存机构|Save organisation)$/);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/同一个上级里已有|already has/));
  },
};

/** Somebody without the permission to change looks only. */
export const ReadOnly: Story = {
  parameters: { server: { as: 'college', path: '/org/org' } },
  render: () => <OrgScreen />,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, '{Home}');
    await expect(await canvas.findByRole('textbox', { name: /^(名称|Name)/ })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: /新增|保存|Add|Save/ })).toBeNull();
  },
};

/** What hangs on an organisation is told with the ways there, and instead of the question whether to delete it. */
export const HangsOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, '{Home}');
    const users = await canvas.findByRole('link', { name: /^\d+ (个用户|users?)$/ });
    await expect(users).toHaveAttribute('href', expect.stringMatching(/\/org\/user\?orgId=\d+$/));
    const [home] = canvas.getAllByRole('treeitem');
    home?.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(删除|Delete)$/ }));
    await expect(await screen.findByText(/不能删除。选中它|cannot be deleted:/)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/**
 * Whoever sees everything says until when an organisation is served; a time that is over is asked about first. Others have no such fields.
 */
export const Subscription: Story = {
  parameters: { server: { as: 'admin', path: '/org/org' } },
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const old = await call('org.query', { body: { label: '故事联盟' } });
        if (old.length > 0) await call('org.remove', { body: old.map(({ id }) => id) });
        await call('org.save', { body: { label: '故事联盟', type: 'unit' } });
      }}
    >
      <OrgScreen />
    </StoryStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /故事联盟/ }));
    const vip = await canvas.findByRole('switch', { name: /^(已订阅|Subscribed)/ });
    await userEvent.click(vip);
    await press(canvas, userEvent, /^(保存机构|Save organisation)$/);
    await expect(await canvas.findByRole('treeitem', { name: /故事联盟.*(已订阅|Subscribed)/ })).toBeVisible();
  },
};

/** A sheet is looked at before it is taken; one that is brought in names what is above in words. */
export const Sheets: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, /^(导出|Export)$/);
    const dialog = within(await screen.findByRole('dialog', { name: /^(导出机构|Export organisation)$/ }));
    await expect(await dialog.findByRole('columnheader', { name: /^(上级机构|Parent organisation)/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [home] = await canvas.findAllByRole('treeitem');
    await pasteSheet(userEvent, [
      ['名称', '上级机构', '机构类型'],
      ['故事图书馆', '没有的学校', '部门'],
    ]);
    await importRows(userEvent, 1);
    await expect(await screen.findByText(/^(没有找到这个机构|This organisation was not found)/)).toBeVisible();
    await mendNext(userEvent, home?.textContent?.trim() ?? '');
    await importRows(userEvent, 1);
    await importEnds();
    await expect(await canvas.findByRole('treeitem', { name: /故事图书馆/ })).toBeVisible();
  },
};

async function choose(canvas: Canvas, userEvent: User, keys: string) {
  const [first] = await canvas.findAllByRole('treeitem');
  first?.focus();
  await userEvent.keyboard(`${keys}{Enter}`);
}

async function add(canvas: Canvas, userEvent: User, label: string) {
  await press(canvas, userEvent, /^(新增机构|Add organisation)$/);
  await canvas.findByRole('region', { name: /^(新增机构|Add organisation)$/ });
  const name = await canvas.findByRole('textbox', { name: /^(名称|Name)/ });
  await waitFor(() => expect(name).toHaveValue(''));
  await userEvent.type(name, label);
  const submit = canvas.getAllByRole('button', { name: /^(新增机构|Add organisation)$/ }).at(-1);
  if (submit) await userEvent.click(submit);
}

async function press(canvas: Canvas, userEvent: User, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}
