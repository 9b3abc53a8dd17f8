import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { JsonView } from './json-view.tsx';

const log = {
  operation: 'project.import',
  ok: true,
  tookMs: 1280,
  params: { contestId: '20260001', mode: 'GOOD', file: { name: '项目表.xlsx', size: 48213 } },
  rows: [
    { line: 2, school: '东海大学', error: null },
    { line: 7, school: '', error: '请填写学校' },
  ],
  'request id': '0f3c-77aa',
};

const meta: Meta<typeof JsonView> = {
  title: '界面/JsonView',
  component: JsonView,
  args: { value: log, className: 'max-w-140' },
};
export default meta;

type Story = StoryObj<typeof JsonView>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('treeitem');
    rows()[0]?.focus();
    await expect(rows()).toHaveLength(12);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    const params = canvas.getByRole('treeitem', { name: /^params/ });
    await expect(params).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(params).toHaveAttribute('aria-expanded', 'false');
    await expect(rows()).toHaveLength(9);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(rows()[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('treeitem', { name: /^request id/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: /^1/ })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByText('$.rows[1].school')).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /复制路径|Copy path/ }));
    await expect(write).toHaveBeenLastCalledWith('$.rows[1].school');
    await userEvent.click(canvas.getByText('"请填写学校"'));
    await userEvent.click(canvas.getByRole('button', { name: /复制值|Copy value/ }));
    await expect(write).toHaveBeenLastCalledWith('请填写学校');
    write.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: /全部收起|Collapse all/ }));
    await waitFor(() => expect(rows()).toHaveLength(7));
  },
};

export const Long: Story = {
  args: { value: Array.from({ length: 150 }, (_, index) => ({ place: index + 1 })), depth: 1, maxHeight: 240 },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('treeitem')[0]?.focus();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(151));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('treeitem', { name: /^100:/ })).toHaveFocus();
  },
};

export const InvalidText: Story = {
  args: { value: '{"contestId": 20260001, "mode": GOOD}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/不是有效的 JSON|Not valid JSON/)).toBeVisible();
    await expect(canvas.getByRole('region')).toHaveTextContent('GOOD}');
  },
};
