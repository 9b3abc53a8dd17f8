import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { StateDot } from '../state-dot/state-dot.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const meta: Meta<typeof Drawer> = {
  title: '界面/Drawer',
  component: Drawer,
  render: (args) => <Example {...args} />,
  args: { title: '智能农业巡检机器人' },
};
export default meta;

type Story = StoryObj<typeof Drawer>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog', { name: '智能农业巡检机器人' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = { args: { isOpen: true, description: '高教主赛道' } };

export const Start: Story = { args: { isOpen: true, side: 'start', size: 'sm' } };

function Example(args: DrawerProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen ?? false);
  return (
    <Drawer
      {...args}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>打开</Button>}
      footer={<Button variant="solid">通过</Button>}
    >
      <DescriptionList
        items={[
          { label: '负责人', value: '王小明' },
          { label: '状态', value: <StateDot tone="info">评审中</StateDot> },
          { label: '指导教师' },
          { label: '简介', value: '面向丘陵地区果园的巡检机器人，识别病虫害并生成处方图。', isWide: true },
        ]}
      />
    </Drawer>
  );
}
