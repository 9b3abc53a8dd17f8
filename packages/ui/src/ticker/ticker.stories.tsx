import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Ticker } from './ticker.tsx';

const meta: Meta<typeof Ticker> = {
  title: '展示/Ticker',
  component: Ticker,
  args: {
    label: '最新动态',
    lines: ['北京大学提交了 12 个项目', '校级评审开始', '清华大学提交了 8 个项目', '评委李老师完成评分'].map((content) => ({
      key: content,
      content,
    })),
  },
};
export default meta;

type Story = StoryObj<typeof Ticker>;

export const MovesAndRests: Story = {
  beforeEach: () => setReducedMotion(false),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = () => canvas.getAllByRole('listitem')[0]?.textContent;
    const ticker = canvasElement.querySelector('[data-slot=ticker]');
    await waitFor(() => expect(first()).toBe('校级评审开始'));
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: '最新动态' })).toHaveFocus();
    await expect(ticker).toHaveAttribute('data-state', 'resting');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const before = first();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first()).not.toBe(before);
    await userEvent.keyboard('{ArrowUp}');
    await expect(first()).toBe(before);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    // The focus is out: only the button makes it rest.
    await expect(ticker).toHaveAttribute('data-state', 'resting');
    await userEvent.click(canvas.getByRole('button', { name: /^(继续滚动|Resume)$/ }));
    await userEvent.unhover(canvas.getByRole('button'));
    await userEvent.tab();
    await waitFor(() => expect(ticker).toHaveAttribute('data-state', 'moving'));
  },
};

export const LessMotion: Story = {
  beforeEach: () => setReducedMotion(true),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=ticker]')).toHaveAttribute('data-state', 'resting');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const ThreeLines: Story = { args: { visible: 3 } };

/** Of lines that lead somewhere only the one in view takes the focus; the next one when it has come. */
export const Links: Story = {
  args: { lines: ['校级评审开始', '名单公示', '系统维护'].map((name) => ({ key: name, content: <a href="#news">{name}</a> })) },
  beforeEach: () => setReducedMotion(false),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: '最新动态' });
    const inView = () => canvas.getAllByRole('link').filter((link) => link.tabIndex === 0);
    list.focus();
    await waitFor(() => expect(inView()).toEqual(canvas.getAllByRole('link').slice(0, 1)));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(inView()).toEqual(canvas.getAllByRole('link').slice(0, 1)));
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const FewLines: Story = {
  args: { lines: [{ key: 'one', content: '报名将于 4 月 30 日截止' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Answers the question for less motion, whatever the browser of the test says; gives back how to undo it. */
function setReducedMotion(isReduced: boolean): () => void {
  const ask = window.matchMedia;
  window.matchMedia = (query) => ask.call(window, query.includes('prefers-reduced-motion') ? (isReduced ? 'all' : 'not all') : query);
  return () => {
    window.matchMedia = ask;
  };
}
