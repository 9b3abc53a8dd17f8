import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { DictionaryScreen } from './dictionary-screen.tsx';

const meta: Meta<typeof DictionaryScreen> = {
  title: '平台/字典',
  component: DictionaryScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: '/system/dictionary' } },
  // drafts, and columns that were arranged otherwise
  beforeEach: () => localStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof DictionaryScreen>;
type Canvas = ReturnType<typeof within>;

/** A row shows its items by mouse, its link by keyboard; which one is shown is marked. What we ship is neither changed nor deleted. */
export const ChooseOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(从字典列表里选一个|Select a dictionary)/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'EDUCATION' }));
    await expect(await canvas.findByRole('row', { name: /博士后/ })).toBeVisible();
    await expectChosen(canvas, '学历');

    const area = canvas.getByRole('link', { name: '行政区划' });
    area.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('row', { name: /乡镇/ })).toHaveTextContent('内置');
    await expectChosen(canvas, '行政区划');
    await expect(canvas.getByRole('heading', { name: /^行政区划/ })).toHaveTextContent('AREA_LEVEL');

    const ofDictionary = within(canvas.getByRole('row', { name: /AREA_LEVEL/ }));
    const ofItem = within(await canvas.findByRole('row', { name: /乡镇/ }));
    for (const row of [ofDictionary, ofItem]) await expect(row.queryByRole('button', { name: /^(编辑|删除)$/ })).toBeNull();
  },
};

/**
 * Filters, pages and sorts of both lists stand in the address without touching each other; another dictionary begins anew, its list stays.
 */
export const SideBySide: Story = {
  ...at('/system/dictionary?types.size=1&size=2&type=SIDE_A', async (call) => {
    await addDictionary(call, 'SIDE_A', '故事甲', ['一', '二', '三']);
    await addDictionary(call, 'SIDE_B', '故事乙', ['四', '五', '六']);
  }),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await canvas.findByRole('textbox', { name: '类型标签 / 类型' }), '故事');
    await userEvent.keyboard('{Enter}');
    await expectRows(canvas, '字典', ['SIDE_A']);
    await userEvent.click(within(gridOf(canvas, '字典')).getByRole('button', { name: '类型' }));
    await expectRows(canvas, '字典', ['SIDE_B']);
    await press(userEvent, /^下一页$/, pagesOf(canvas, '字典'));
    await expectRows(canvas, '字典', ['SIDE_A']);
    await expectRows(canvas, '字典项', ['一', '二']);

    await userEvent.click(within(gridOf(canvas, '字典项')).getByRole('button', { name: '名称' }));
    await press(userEvent, /^下一页$/, pagesOf(canvas, '字典项'));
    await waitFor(() => expect(rowsOf(canvas, '字典项')).toHaveLength(1));
    const last = ['一', '二', '三'].filter((name) => rowsOf(canvas, '字典项')[0]?.textContent.includes(name));
    await press(userEvent, /^reload$/, canvas);
    await expectRows(canvas, '字典', ['SIDE_A']);
    await expectRows(canvas, '字典项', last);
    await expect(canvas.getByRole('textbox', { name: '类型标签 / 类型' })).toHaveValue('故事');

    await fill(userEvent, canvas.getByRole('textbox', { name: '编码 / 名称' }), '二');
    await userEvent.keyboard('{Enter}');
    await expectRows(canvas, '字典项', ['二']);
    await expectRows(canvas, '字典', ['SIDE_A']);
    await press(userEvent, /^上一页$/, pagesOf(canvas, '字典'));
    await userEvent.click(await canvas.findByRole('link', { name: '故事乙' }));
    await expectRows(canvas, '字典项', ['四', '五', '六']);
    await expectRows(canvas, '字典', ['SIDE_B']);
    await expect(canvas.getByRole('textbox', { name: '编码 / 名称' })).toHaveValue('');
  },
};

/** A new dictionary is shown at once, empty and asking for its first item; items come, change and go, and go along when it is deleted. */
export const GrowAndCut: Story = {
  ...at('/system/dictionary?types.keyword=STORY_GROW', async () => undefined),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '类型' });
    await press(userEvent, /^新增字典$/, canvas);
    const dialog = await openDialog('新增字典');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^类型标签/ }), '故事颜色');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^类型(?!标签)/ }), 'education');
    await press(userEvent, /^新增字典$/, dialog);
    const type = dialog.getByRole('textbox', { name: /^类型(?!标签)/ });
    await waitFor(() => expect(type).toHaveAccessibleDescription(/已存在/));
    await fill(userEvent, type, 'STORY_GROW');
    await press(userEvent, /^新增字典$/, dialog);
    await expectClosed();
    await canvas.findByRole('heading', { name: '故事颜色 STORY_GROW' });
    await expectChosen(canvas, '故事颜色');

    await expect(await canvas.findByText('还没有字典项')).toBeVisible();
    await press(userEvent, /^新增字典项$/, within(gridOf(canvas, '字典项')));
    const added = await openDialog('新增字典项');
    await expect(added.getByRole('textbox', { name: /^字典/ })).toHaveValue('故事颜色 STORY_GROW');
    await fill(userEvent, added.getByRole('textbox', { name: /^编码/ }), 'R');
    await fill(userEvent, added.getByRole('textbox', { name: /^名称/ }), '红');
    await press(userEvent, /^新增字典项$/, added);
    await expectClosed();
    await press(userEvent, /^编辑$/, within(await canvas.findByRole('row', { name: /红/ })));
    const changed = await openDialog('编辑字典项');
    await expect(changed.getByRole('textbox', { name: /^编码/ })).toHaveAttribute('readonly');
    await fill(userEvent, changed.getByRole('textbox', { name: /^名称/ }), '绿');
    await press(userEvent, /^保存字典项$/, changed);
    await expectClosed();
    await press(userEvent, /^更多/, within(await canvas.findByRole('row', { name: /绿/ })));
    await userEvent.click(await screen.findByRole('menuitem', { name: '复制' }));
    const copied = await openDialog('复制字典项');
    await fill(userEvent, copied.getByRole('textbox', { name: /^编码/ }), 'B');
    await fill(userEvent, copied.getByRole('textbox', { name: /^名称/ }), '蓝');
    await press(userEvent, /^新增字典项$/, copied);
    await expectClosed();
    await press(userEvent, /^删除$/, within(await canvas.findByRole('row', { name: /蓝/ })));
    await press(userEvent, /^删除$/, within(await screen.findByRole('alertdialog', { name: '删除字典项「蓝」？' })));
    await expectRows(canvas, '字典项', ['绿']);

    await press(userEvent, /^删除$/, within(await canvas.findByRole('row', { name: /STORY_GROW/ })));
    const question = await screen.findByRole('alertdialog', { name: '删除字典「故事颜色」？' });
    await expect(question).toHaveAccessibleDescription(/^其中的 1 个项会一起删除/);
    await press(userEvent, /^删除$/, within(question));
    await expect(await canvas.findByText('没有这个字典')).toBeVisible();
    await expect(canvas.getByText('没有符合条件的数据')).toBeVisible();
  },
};

/** Whoever renames a dictionary that somebody else has renamed meanwhile sees both names and decides; the head of its items follows. */
export const RenamedMeanwhile: Story = {
  ...at(
    '/system/dictionary?types.keyword=STORY_NAME&type=STORY_NAME',
    (call) => addDictionary(call, 'STORY_NAME', '故事名', ['一']),
    (call) => call('dictionary.updateType', { body: { type: 'STORY_NAME', label: '别人的名' } }),
  ),
  play: async ({ canvas, userEvent }) => {
    const rename = async () => {
      await press(userEvent, /^编辑$/, within(await canvas.findByRole('row', { name: /STORY_NAME/ })));
      const dialog = await openDialog('编辑字典');
      await expect(dialog.getByRole('textbox', { name: /^类型(?!标签)/ })).toHaveAttribute('readonly');
      await fill(userEvent, dialog.getByRole('textbox', { name: /^类型标签/ }), '我的名');
      await press(userEvent, /^保存字典$/, dialog);
      return dialog;
    };
    await canvas.findByRole('row', { name: /故事名/ });
    await press(userEvent, /^meanwhile$/, canvas);
    await press(userEvent, /^happened$/, canvas);
    const dialog = await rename();
    await expect(await dialog.findByRole('row', { name: /类型标签/ })).toHaveTextContent('类型标签我的名别人的名');
    await expect(dialog.queryByRole('row', { name: /状态/ })).toBeNull();
    await press(userEvent, /^保留我填的/, dialog);
    await expectClosed();
    await expect(await canvas.findByRole('heading', { name: '我的名 STORY_NAME' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '我的名' })).toBeVisible();
  },
};

/** Each list that does not come says so in its place and is asked for again; in English. */
export const FailsOnce: Story = {
  globals: { language: 'en' },
  parameters: { server: { path: '/system/dictionary?type=EDUCATION' } },
  decorators: [(Screen) => <FailingOnce ids={failing}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^(Try again|Retry)$/ })).toHaveLength(2));
    for (const again of canvas.getAllByRole('button', { name: /^(Try again|Retry)$/ }))
      // oxlint-disable-next-line no-await-in-loop -- one hand
      await userEvent.click(again);
    await expect(await canvas.findByRole('row', { name: /Bachelor|Undergraduate/ })).toBeVisible();
    await expectChosen(canvas, 'Education');
    await expect(canvas.getByRole('button', { name: 'Add dictionary' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Add item' })).toBeEnabled();
  },
};

const failing = ['dictionary.pageType', 'dictionary.page'] as const;

/** Somebody without the permission to look is told so, and offered no act. */
export const NotAllowed: Story = {
  parameters: { server: { as: 'teacher' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('无权限')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /新增|导入|编辑|删除|重试/ })).toBeNull();
  },
};

function at(path: string, prepare: (call: Api['call']) => Promise<unknown>, meanwhile?: (call: Api['call']) => Promise<unknown>): Story {
  return {
    parameters: { server: { path } },
    render: () => (
      <StoryStage
        prepare={async (call) => {
          await removeOld(call);
          await prepare(call);
        }}
        meanwhile={meanwhile}
      >
        <DictionaryScreen />
      </StoryStage>
    ),
  };
}

/** What an earlier run has left. */
async function removeOld(call: Api['call']) {
  const { records } = await call('dictionary.pageType', { body: { model: { readonly: false }, size: 1000 } });
  const old = records.flatMap(({ type }) => (/^(SIDE|STORY)_/.test(type) ? type : []));
  if (old.length > 0) await call('dictionary.removeType', { body: old });
}

async function addDictionary(call: Api['call'], type: string, label: string, names: readonly string[]) {
  for (const [place, name] of names.entries())
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await call('dictionary.save', { body: { type, label, code: `0${place}`, name, sortValue: place } });
}

function gridOf(canvas: Canvas, name: string) {
  return canvas.getByRole('grid', { name });
}

function rowsOf(canvas: Canvas, name: string): HTMLElement[] {
  return within(gridOf(canvas, name)).getAllByRole('row').slice(1);
}

function pagesOf(canvas: Canvas, name: string) {
  return within(canvas.getByRole('navigation', { name: new RegExp(`^${name} · `) }));
}

/** Once the row that is changed has been read. */
async function openDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The rows are these, each by a text in it. */
async function expectRows(canvas: Canvas, grid: string, texts: readonly string[]) {
  await waitFor(() => expect(rowsOf(canvas, grid).map((row) => texts.find((text) => row.textContent.includes(text)))).toEqual(texts));
}

/** The dictionary is marked in its list, and no other is. */
async function expectChosen(canvas: Canvas, label: string) {
  await waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent(label));
}
