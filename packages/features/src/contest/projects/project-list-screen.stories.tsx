import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import { inContest, makeContest, organiser, type CallsAs } from '../../lib/stories/story-contests.ts';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { ProjectListScreen } from './project-list-screen.tsx';

const meta: Meta<typeof ProjectListScreen> = {
  title: '大赛/大赛项目',
  component: ProjectListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: at('大学生创新创业大赛') } },
  render: () => (
    <StoryAddress path={consolePaths.projects}>
      <ProjectListScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof ProjectListScreen>;

function at(title: string, search = '') {
  return inContest(title, ({ id }) => generatePath(consolePaths.projects, { id }) + search);
}

const total = (count: number) => new RegExp(`^(共 ${count} 条|${count} rows?)$`);
const importing = { name: /^(导入项目|Import projects)$/ };
const assigning = { name: /^(分配评委|Assign judges)$/ };

/** A draft takes no projects, and says why in place of the button. */
export const Draft: Story = {
  parameters: { server: { as: 'school', path: at('大学生职业规划大赛') } },
  play: async ({ canvas }) => {
    const reasons = await canvas.findAllByText(/^(大赛还没有发布|The contest has not been published yet)$/);
    await expect(reasons[0]).toBeVisible();
    await expect(canvas.queryByRole('button', importing)).toBeNull();
  },
};

/** Found by a part of the number, ordered, and opened by keyboard; what was looked for stands in the address. */
export const FindAndOpen: Story = {
  // so wide that there is room for the phones
  parameters: { viewport: { options: { wide: { name: 'wide', styles: { width: '1440px', height: '900px' } } } } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(total(64))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('大学生创新创业大赛');
    // nobody reads phones off a list
    await expect(canvas.getAllByText(/^1\d\d\*{4}\d{4}$/).length).toBeGreaterThan(1);

    await fill(userEvent, canvas.getByRole('textbox', { name: / \/ (编号|Number) \/ / }), '-000');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(total(9))).toBeVisible();
    const head = canvas.getByRole('button', { name: /^(编号|Number)$/ });
    await userEvent.click(head);
    await waitFor(() => expect(numbered(canvas)[0]).toHaveTextContent(/-0001/));
    await userEvent.click(head);
    await waitFor(() => expect(numbered(canvas)[0]).toHaveTextContent(/-0009/));
    await expect(canvas.getByText(/^at .*[?&]keyword=-000(&|$)/)).toBeInTheDocument();

    within(canvas.getByRole('row', { name: /-0009/ }))
      .getByRole('link')
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^at \/contests\/\d+\/projects\/\d+$/)).toBeInTheDocument();
  },
};

/** The projects of the list; colleges stand in rows too. */
const numbered = (canvas: StoryContext['canvas']) => canvas.getAllByRole('row', { name: /\d{4}-\d{4}/ });

/** A link with filters shows what they found; one that does not fit is told once, and the others hold. */
export const LinkWithFilters: Story = {
  parameters: { server: { as: 'school', path: at('大学生创新创业大赛', '?track=科技创新&state=LOST') } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^(共 \d+ 条|\d+ rows)$/);
    for (const row of numbered(canvas)) await expect(row).toHaveTextContent('科技创新');
    await expect(await screen.findAllByText(/^(地址里的条件有误|Some filters in the address)/)).toHaveLength(1);
    await expect(canvas.getByRole('combobox', { name: /^(赛道|Track)$/ })).toHaveTextContent('科技创新');

    await userEvent.click(canvas.getByRole('combobox', { name: /^(状态|Status)$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(不通过|Rejected)$/ }));
    await press(userEvent, /^(清除条件|Clear filters)$/, canvas);
    await expect(await canvas.findByText(total(64))).toBeVisible();
    await expect(canvas.getByText(/^at [^?]*$/)).toBeInTheDocument();
  },
};

/** Nothing here yet: the way on is the import. */
export const Empty: Story = {
  parameters: {
    server: {
      as: organiser,
      path: async (as: CallsAs) =>
        generatePath(consolePaths.projects, { id: (await makeContest(await as(organiser), { projects: 0 })).id }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^(还没有项目|No projects yet)$/);
    const [, below] = canvas.getAllByRole('button', importing);
    if (below) await userEvent.click(below);
    await expect(await screen.findByRole('dialog', importing)).toBeVisible();
  },
};

/** A college reads its own projects and none of another's. */
export const AsCollege: Story = {
  parameters: { server: { as: 'college', path: at('大学生创新创业大赛', '?size=100') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /大学生创新创业大赛/ });
    const colleges = (await canvas.findAllByText(/\S学院$/)).map(({ textContent }) => textContent);
    await expect(new Set(colleges).size).toBe(1);
    await expect(canvas.getByText(total(colleges.length))).toBeVisible();
    await expect(canvas.queryByRole('button', importing)).toBeNull();
    await expect(canvas.queryByRole('link', assigning)).toBeNull();
  },
};

/** Before a sheet for the authority goes out, what goes into it and what does not; one state of the list alone goes out as it is. */
export const OfficialExport: Story = {
  parameters: { server: { as: 'school', path: at('大学生创新创业大赛') } },
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const dialog = await openExport(canvas, userEvent);
    await expect(await dialog.findByText(/^(导出：|Exported: )\D+\d+/)).toBeVisible();
    await expect(dialog.getByText(/导出会记入操作日志|kept in the operation log/)).toBeVisible();
    await press(userEvent, /^(导出 \d+ 个项目|Export \d+ projects)$/, dialog);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A college's sheet has numbers behind their masks, and says so. */
export const OfficialExportOfCollege: Story = {
  parameters: { server: { as: 'college', path: at('大学生创新创业大赛') } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openExport(canvas, userEvent);
    await expect(await dialog.findByText(/没有导出完整号码的权限|may not export them in full/)).toBeVisible();
  },
};

async function openExport(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent']) {
  await canvas.findByText(/^(共 \d+ 条|\d+ rows)$/);
  await press(userEvent, /^(导出|Export)$/, canvas);
  await userEvent.click(
    await screen.findByRole('menuitem', { name: /^(按「互联网\+申报汇总表」导出|Export by “Internet\+ entry sheet”)$/ }),
  );
  return within(await screen.findByRole('dialog', { name: /互联网\+|Internet\+/ }));
}

/** A teacher knows of the contest, and is told that its projects are not theirs to read. */
export const NoPermission: Story = {
  parameters: { server: { as: 'teacher', path: at('大学生创新创业大赛') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(无权限|No permission)$/)).toBeVisible();
    await expect(canvas.queryByText(/^\d{4}-\d{4}$/)).toBeNull();
  },
};

export const NotThere: Story = {
  parameters: { server: { as: 'school', path: generatePath(consolePaths.projects, { id: '999999999' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^(没有找到|Not found)$/ })).toBeVisible();
  },
};

/** First the contest does not answer, then the list: each is tried again where it is missing. */
export const Failing: Story = {
  decorators: [(Screen) => <FailingOnce ids={['contest.get', 'project.page']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    const retry = /^(重试|Retry)$/;
    await press(userEvent, retry, canvas);
    await canvas.findByRole('heading', { level: 1, name: /大学生创新创业大赛/ });
    await press(userEvent, retry, canvas);
    await expect(await canvas.findByText(total(64))).toBeVisible();
  },
};
