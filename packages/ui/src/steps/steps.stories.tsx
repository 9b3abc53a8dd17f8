import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { Steps } from './steps.tsx';

const meta: Meta<typeof Steps> = {
  title: '展示/Steps',
  component: Steps,
  args: {
    label: '大赛阶段',
    current: 'review',
    steps: [
      { key: 'enter', title: '报名', description: '3 月 1 日至 4 月 30 日' },
      { key: 'review', title: '校级评审', description: '5 月' },
      { key: 'final', title: '决赛' },
      { key: 'award', title: '公示获奖' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Steps>;

export const Current: Story = {};

export const AllDone: Story = { args: { current: '' } };

/** The next step cannot begin yet: none is in work. */
export const Ahead: Story = {
  args: {
    steps: [
      { key: 'enter', title: '报名' },
      { key: 'review', title: '校级评审', isAhead: true },
      { key: 'final', title: '决赛' },
    ],
  },
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('listitem').map((step) => [step.dataset['state'], step.getAttribute('aria-current')]);
    await expect(states).toEqual([
      ['done', null],
      ['waiting', null],
      ['waiting', null],
    ]);
  },
};

export const Wrong: Story = {
  args: {
    steps: [
      { key: 'file', title: '选择文件' },
      { key: 'review', title: '检查', description: '3 行有误', isWrong: true },
      { key: 'import', title: '导入' },
    ],
  },
};

/** Each step is a button; the one in work is marked for screen readers too. */
export const Keyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /校级评审/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /校级评审/ }).closest('li')).toHaveAttribute('aria-current', 'step');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('review');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('final');
  },
};

/** On a phone the step in work is said with its place; each part of the bar leads to its step. */
export const Phone: Story = {
  args: { onSelect: fn() },
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window);
    const narrow = (query: string) => (query === '(width < 50rem)' ? matchMedia('(width >= 0px)') : matchMedia(query));
    const spy = spyOn(window, 'matchMedia').mockImplementation(narrow);
    return () => spy.mockRestore();
  },
  decorators: [(Story) => <div className="w-[22rem]">{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2/4')).toBeVisible();
    await expect(canvas.getByText('校级评审')).toBeVisible();
    await expect(canvas.getByRole('list', { name: '大赛阶段' }).clientHeight).toBeLessThan(80);
    await userEvent.click(canvas.getByRole('button', { name: /^3\/4 ?决赛/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('final');
  },
};
