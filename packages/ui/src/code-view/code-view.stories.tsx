import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CodeView } from './code-view.tsx';

const source = `// 截尾平均：去掉最高和最低各一个
export function trimmedMean(scores: readonly number[]): number | null {
  if (scores.length < 3) return null;
  const sorted = scores.toSorted((a, b) => a - b).slice(1, -1);
  const sum = sorted.reduce((total, score) => total + score, 0);
  return Math.round((sum / sorted.length) * 100) / 100; // 保留两位小数，四舍五入，和成绩单、证书、导出的表格一致
}

const pattern = /^[0-9]{1,3}(\\.[0-9]{1,2})?$/;
const label = \`平均 \${trimmedMean([88, 91.5, 79])} 分\`;
`;

const meta: Meta<typeof CodeView> = {
  title: '界面/CodeView',
  component: CodeView,
  args: { code: source, language: 'typescript', title: 'trimmed-mean.ts', className: 'max-w-160' },
};
export default meta;

type Story = StoryObj<typeof CodeView>;

export const Highlighted: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('region', { name: 'trimmed-mean.ts' });
    await waitFor(() => expect(getComputedStyle(canvas.getByText('export')).color).not.toBe(getComputedStyle(code).color));
    const wrap = canvas.getByRole('button', { name: /自动换行|Wrap lines/ });
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    await userEvent.tab();
    await expect(wrap).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(code.scrollWidth).toBe(code.clientWidth));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(source);
    write.mockRestore();
    await userEvent.tab();
    await expect(code).toHaveFocus();
  },
};

export const Long: Story = { args: { code: source.repeat(10), maxHeight: 240 } };

export const UnknownLanguage: Story = { args: { code: '第一行\n第二行', language: 'cobol', title: undefined, hasLineNumbers: false } };
