import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { EntryScreen } from '../entry/entry-screen.tsx';
import { ProjectDetailScreen } from '../projects/project-detail-screen.tsx';
import { StoryAddress } from '../story-address.tsx';
import { AlikeListScreen } from './alike-list-screen.tsx';
import { AlikeNote } from './alike-note.tsx';
import { AlikeScreen } from './alike-screen.tsx';
import { AlikeSide } from './alike-side.tsx';
import { alikePath, alikesPath, copiedEntryPath, copiedProjectPath, noAlikesPath } from './story-alikes.ts';

const meta: Meta = { title: '大赛/查重', tags: ['!autodocs'], parameters: { layout: 'padded' } };
export default meta;

type Story = StoryObj;

const list = () => (
  <StoryAddress path={consolePaths.alikes}>
    <AlikeListScreen />
  </StoryAddress>
);

const pair = () => (
  <StoryAddress path={consolePaths.alike}>
    <AlikeScreen />
  </StoryAddress>
);

/** What other stories have handed in is as alike: the first is as good as any. */
const firstRow = async (canvas: Pick<ReturnType<typeof within>, 'findAllByRole'>) => {
  const [row] = await canvas.findAllByRole('row', { name: /雨水花园/ });
  if (row === undefined) throw new Error('there is no row');
  return within(row);
};

/** What was found, with the reasons, those most alike first. */
export const Found: Story = {
  parameters: { server: { as: 'school', path: alikesPath } },
  render: list,
  play: async ({ canvas }) => {
    const row = await firstRow(canvas);
    await expect(row.getByRole('link', { name: '雨水花园' })).toBeVisible();
    await expect(row.getByText(/^(内容 \d+% 相同|\d+% of the text)$/)).toBeVisible();
    await expect(row.getByText(/^(名称相同|Same title)$/)).toBeVisible();
  },
};

/** Nothing was found, which is said with what to do about projects that a sheet brought. */
export const NothingFound: Story = {
  parameters: { server: { as: 'school', path: noAlikesPath } },
  render: list,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(没有发现相近的项目|No similar projects)/)).toBeVisible();
  },
};

/** All projects are looked at again; how far that is, and that it is done, is said. */
export const LookAgain: Story = {
  parameters: { server: { as: 'school', path: alikesPath } },
  render: list,
  play: async ({ canvas, userEvent }) => {
    await firstRow(canvas);
    await press(userEvent, /^(重新查重|Check again)$/, canvas);
    await expect(await screen.findByText(/^(查重完成|The duplicate check is done)$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^(重新查重|Check again)$/ })).toBeVisible();
  },
};

/** Whoever may not look after projects is told so, and asks the server for nothing. */
export const NotTheirs: Story = {
  parameters: { server: { as: 'student', path: alikesPath } },
  render: list,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/(没有此操作的权限|无权|没有权限|资源不存在|not have permission|not found|No permission)/i),
    ).toBeVisible();
    await expect(canvas.queryByRole('row')).not.toBeInTheDocument();
  },
};

const side = {
  projectId: '1',
  isVisible: true,
  contestId: '2',
  contestTitle: '创意周',
  edition: 2026,
  title: '雨水花园',
  schoolLabel: '东方大学',
  collegeLabel: '环境学院',
  number: 'P001',
  submitTime: '2026-03-02 18:00:00',
  blocks: [],
  people: [],
  isPdfUnread: false,
};
const beside = (facts: Partial<ComponentProps<typeof AlikeSide>['side']>) => () => (
  <StoryAddress path={consolePaths.alikes}>
    <AlikeSide side={{ ...side, ...facts }} label="A" passage={null} onFollow={() => undefined} />
  </StoryAddress>
);

/** Of a project of elsewhere there is what it takes to ask who may see it, and no link. */
export const HiddenSide: Story = {
  parameters: { server: { as: 'school', path: noAlikesPath } },
  render: beside({ isVisible: false, number: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(不在你的管理范围|Not yours to manage)$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '雨水花园' })).not.toBeInTheDocument();
  },
};

/** A scanned PDF has no words to compare, which is no proof of anything. */
export const UnreadPdf: Story = {
  parameters: { server: { as: 'school', path: noAlikesPath } },
  render: beside({ isPdfUnread: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(PDF 没有可以比较的文字|The PDF has no text to compare)$/)).toBeVisible();
  },
};

/** Chosen and decided on together. */
export const DecideChosen: Story = {
  parameters: { server: { as: 'school', path: alikesPath } },
  render: list,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await firstRow(canvas)).getByRole('checkbox'));
    await press(userEvent, /^(处理|Decide)/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^(不重复|Not a duplicate)$/ }));
    await fill(userEvent, dialog.getByLabelText(/^(原因|Reason)/), '选题相近');
    await press(userEvent, /^(保存结论|Save)/, dialog);
    await waitFor(async () => expect((await firstRow(canvas)).getByText(/^(不重复|Not a duplicate)$/)).toBeVisible());
  },
};

/** Both texts, the way through what is the same, and a decision with its reason, taken back from the message of it. */
export const Compare: Story = {
  parameters: { server: { as: 'school', path: alikePath } },
  render: pair,
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(下一处|Next)$/, canvas);
    await expect(canvas.getByText(/^(第 1 处，共 \d+ 处|Passage 1 of \d+)$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: true, hidden: true })).toHaveLength(2);
    await press(userEvent, /^(处理|Decide)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await press(userEvent, /^(保存结论|Save)/, dialog);
    await waitFor(() => expect(dialog.getByLabelText(/^(原因|Reason)/)).toBeInvalid());
    await userEvent.click(dialog.getByRole('radio', { name: /^(重复|Duplicate)$/ }));
    await fill(userEvent, dialog.getByLabelText(/^(原因|Reason)/), '市场分析是抄的');
    await press(userEvent, /^(保存结论|Save)/, dialog);
    await expect(await canvas.findByText(/^(原因：|Reason: )市场分析是抄的$/)).toBeVisible();
    await press(userEvent, /^(撤销|Undo)$/, screen);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(处理|Decide)$/ })).toBeVisible());
  },
};

/** Whoever looks at the project is led to what it is like. */
export const InProject: Story = {
  parameters: { server: { as: 'school', path: copiedProjectPath } },
  render: () => (
    <StoryAddress path={consolePaths.project}>
      <ProjectDetailScreen />
    </StoryAddress>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(对比查看|Compare them)$/ })).toBeVisible();
  },
};

/** The team is warned and told nothing of the other one; what it has handed in stays so. */
export const InEntry: Story = {
  parameters: { server: { as: 'student', path: copiedEntryPath } },
  render: () => (
    <StoryAddress path={consolePaths.ownEntry}>
      <EntryScreen />
    </StoryAddress>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(查重提醒：与别的项目相近（内容和名称）|Duplicate check: .+)$/)).toBeVisible();
    await expect(canvas.getByText(/^(已提交，回执号|Submitted)/)).toBeVisible();
  },
};

const noted = (facts: Partial<ComponentProps<typeof AlikeNote>['project']>) => () => (
  <StoryAddress path={consolePaths.alikes}>
    <AlikeNote project={{ id: '1', contestId: '2', alikeCount: 0, isPdfUnread: false, ...facts }} />
  </StoryAddress>
);

/** The page of a project whose PDF was compared with none says so, though nothing is like it. */
export const PdfComparedWithNone: Story = {
  parameters: { server: { as: 'school', path: noAlikesPath } },
  render: noted({ isPdfUnread: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(PDF 没有可以比较的文字|the PDF has no text to compare)$/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
