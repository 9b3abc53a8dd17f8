import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from './progress.tsx';

const cancel = fn();

const meta: Meta<typeof Progress> = { title: '展示/Progress', component: Progress };
export default meta;

type Story = StoryObj<typeof Progress>;

export const Values: Story = {
  render: () => (
    <div className="flex max-w-80 flex-col gap-4">
      <Progress label="导入" value={36} max={120} hasText />
      <Progress label="评审" value={120} max={120} tone="success" hasText />
      <Progress label="打包" value={null} />
      <Progress label="导出评分表" value={48} hasLabel hasText tone="danger" note="已写 480 / 1,000 行，磁盘空间不足" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '导入' })).toHaveAttribute('aria-valuetext', '30%');
    await expect(canvas.getByRole('progressbar', { name: '打包' })).not.toHaveAttribute('aria-valuenow');
  },
};

/** Long work can be cancelled, and says each quarter that it reaches. */
export const Cancellable: Story = {
  render: () => <Work />,
  play: async ({ canvas, userEvent }) => {
    cancel.mockClear();
    const next = canvas.getByRole('button', { name: '继续' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('打包作品 50%');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledOnce();
  },
};

function Work() {
  const [value, setValue] = useState(30);
  return (
    <div className="flex max-w-80 flex-col items-start gap-4">
      <Progress
        className="w-full"
        label="打包作品"
        value={value}
        hasLabel
        hasText
        isLive
        note={`${value} / 100`}
        action={
          <IconButton label="取消打包" size="small" onClick={cancel}>
            <X aria-hidden />
          </IconButton>
        }
      />
      <Button onClick={() => setValue(value + 15)}>继续</Button>
    </div>
  );
}
