import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta: Meta<typeof Alert> = { title: '展示/Alert', component: Alert };
export default meta;

export const Tones: StoryObj<typeof Alert> = {
  render: () => (
    <div className="flex max-w-180 flex-col gap-3">
      <Alert>报名截止到 2026-06-30 23:59。</Alert>
      <Alert tone="success" title="分配完成">
        120 个项目已分给 36 位评委。
      </Alert>
      <Alert
        tone="warning"
        actions={
          <Button size="small" variant="outline">
            查看
          </Button>
        }
      >
        有 3 个项目还没有指导教师。
      </Alert>
      <Alert tone="danger" title="没有保存" isLive>
        网络断开了，恢复后请再保存一次。
      </Alert>
    </div>
  ),
};
