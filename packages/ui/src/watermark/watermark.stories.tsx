import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Watermark } from './watermark.tsx';

const onPress = fn();

const meta: Meta<typeof Watermark> = {
  title: '界面/Watermark',
  component: Watermark,
  args: {
    text: ['张老师 judge01', '2026-06-30 14:05'],
    children: (
      <Card title="评分汇总" className="max-w-180">
        <p className="mb-4">
          共 128 个项目，37 位评委，最高分 96.4，最低分
          58.2。本页含未公布的成绩，请勿外传。水印盖在内容上方，但不挡住点击，也不会被读屏软件读出。
        </p>
        <Button variant="outline" onClick={onPress}>
          导出成绩
        </Button>
      </Card>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Watermark>;

export const ClicksGoThrough: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    const { x, y, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(button.contains(hit)).toBe(true);
    await expect(canvasElement.querySelector('[data-slot=watermark] > svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const OneLine: Story = { args: { text: '内部资料', gap: 60, angle: -30 } };
