import { consolePaths } from '@saiwu/openapi';
import { readSheet } from '@saiwu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { generatePath } from 'react-router-dom';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryAddress } from '../story-address.tsx';
import { inContest } from '../../lib/stories/story-contests.ts';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { ResultListScreen } from './result-list-screen.tsx';

const sealed = '“互联网+”校内选拔赛';

const meta: Meta<typeof ResultListScreen> = {
  title: '大赛/评审结果',
  component: ResultListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: at(sealed) } },
  render: () => (
    <StoryAddress path={consolePaths.results}>
      <ResultListScreen />
    </StoryAddress>
  ),
};
export default meta;

type Story = StoryObj<typeof ResultListScreen>;

function at(title: string, search = '') {
  return inContest(title, ({ id }) => generatePath(consolePaths.results, { id }) + search);
}

const total = (count: number) => new RegExp(`^(共 ${count} 条|${count} rows?)$`);
const exporting = /^(导出结果|Export results)$/;

/** Before a review is closed there are none: the way to its board. */
export const NotYet: Story = {
  parameters: { server: { as: 'school', path: at('“挑战杯”校内选拔赛') } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^(还没有结果|No results yet)$/);
    await userEvent.click(canvas.getByRole('link', { name: /^(查看评审进度|View review progress)$/ }));
    await expect(await canvas.findByText(/^at \/contests\/\d+\/review\/school\/running\?stage=\d+$/)).toBeInTheDocument();
  },
};

/** Ranked; a line opens by keyboard into its sheets and its calculation, as its address says, and closing goes back to the line. */
export const IntoTheCalculation: Story = {
  parameters: { server: { as: 'school', path: at(sealed, '?size=5') } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(total(60));
    const ranks = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.textContent.match(/^\d{1,2}(?=\d{4}-)/)?.[0]));
    await expect(ranks).toHaveLength(5);
    await expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));

    const [, first] = canvas.getAllByRole('row');
    const line = within(first ?? document.body).getByRole('button');
    line.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: line.textContent }));
    await expect(canvas.getByText(/^at .*[?&]open=\d+$/)).toBeInTheDocument();
    // one highest and one lowest of three are left out, and the calculation says whose
    await expect(await drawer.findAllByText(/^(不计入|Not counted)$/)).toHaveLength(2);
    await expect(drawer.getByText(/^(去掉一个最高分：|Drop one highest: )/)).toBeVisible();
    await expect(drawer.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(line).toHaveFocus());
    await expect(canvas.queryByText(/^at .*open=/)).toBeNull();
  },
};

/** What was looked for is what goes into the sheet; paper gets it too, all of it and not only the page on the screen. */
export const ExportAndPrint: Story = {
  parameters: { server: { as: 'school', path: at(sealed, '?track=科技创新&size=2') } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const found = Number(/\d+/.exec((await canvas.findByText(/^(共 \d+ 条|\d+ rows)$/)).textContent)?.[0]);
    await expect(found).toBeGreaterThan(2);
    const saved = spyOn(URL, 'createObjectURL');
    await press(userEvent, exporting, canvas);
    await screen.findByText(/^(已导出结果|Results exported)$/);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [file] = saved.mock.lastCall ?? [];
    if (!(file instanceof Blob)) throw new Error('nothing was saved');
    const { rows } = await readSheet(file);
    await expect(rows).toHaveLength(found);
    await expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['科技创新']));

    const print = spyOn(window, 'print').mockImplementation(fn());
    await press(userEvent, /^(打印结果|Print results)$/, canvas);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(canvasElement.querySelectorAll('section.print\\:block tbody tr')).toHaveLength(found);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvasElement.querySelector('section.print\\:block')).toBeNull());
  },
};

/** What is typed stands in the address, nothing found is said, and values that do not fit are told once. In English, as all of it is. */
export const Filters: Story = {
  globals: { language: 'en' },
  parameters: { server: { as: 'school', path: at(sealed, '?page=first&size=9999') } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('60 rows');
    await expect(await screen.findAllByText(/^Some filters in the address are not valid.*page, size$/)).toHaveLength(1);
    await fill(userEvent, canvas.getByRole('textbox', { name: /^Project name \/ / }), '没有这个项目');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Nothing matches the filters')).toBeVisible();
    await expect(canvas.getByText(/^at .*[?&]keyword=没有这个项目/)).toBeInTheDocument();
    await press(userEvent, /^Clear filters$/, canvas);
    await canvas.findByText('60 rows');
  },
};

/** A college reads the results of its own projects, and takes these away; judges have numbers. */
export const AsCollege: Story = {
  parameters: { server: { as: 'college', path: at(sealed) } },
  play: async ({ canvas, userEvent }) => {
    const colleges = (await canvas.findAllByText(/\S学院$/)).map(({ textContent }) => textContent);
    await expect(new Set(colleges).size).toBe(1);
    await expect(canvas.getByRole('button', { name: exporting })).toBeVisible();
    const [, first] = canvas.getAllByRole('row');
    await userEvent.click(within(first ?? document.body).getByRole('button'));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/^(评委|Judge) 1$/)).toBeVisible();
  },
};

/** Neither the contest, nor its results, nor the file came: each is tried again. */
export const Failing: Story = {
  decorators: [(Screen) => <FailingOnce ids={['contest.get', 'result.page', 'result.get', 'result.export']}>{Screen()}</FailingOnce>],
  play: async ({ canvas, userEvent }) => {
    const retry = /^(重试|Retry)$/;
    await press(userEvent, retry, canvas);
    await canvas.findByRole('heading', { level: 1, name: new RegExp(sealed.replace('+', '\\+')) });
    await press(userEvent, retry, canvas);
    await canvas.findByText(total(60));
    await press(userEvent, exporting, canvas);
    await expect(await screen.findByText(/^(下载失败：|Download failed: )/)).toBeVisible();
    const [, first] = canvas.getAllByRole('row');
    await userEvent.click(within(first ?? document.body).getByRole('button'));
    const drawer = within(await screen.findByRole('dialog'));
    await press(userEvent, retry, drawer);
    await expect(await drawer.findByRole('heading', { name: /^(计算过程|Calculation)$/ })).toBeVisible();
  },
};
