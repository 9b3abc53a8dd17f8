import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { StateDot } from '../state-dot/state-dot.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const meta: Meta<typeof Drawer> = {
  title: '浮层/Drawer',
  component: Drawer,
  render: (args) => <Example {...args} />,
  args: { title: '智能农业巡检机器人' },
};
export default meta;

type Story = StoryObj<typeof Drawer>;

/** Enter opens, Tab stays inside, Escape and the back button close, and the focus goes back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: '智能农业巡检机器人' });
    const cross = within(drawer).getByRole('button', { name: /^(关闭|Close)$/ });
    await expect(cross).toHaveFocus();
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: '通过' })).toHaveFocus();
    await userEvent.tab();
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const UnsavedInputAsks: Story = {
  args: { isOpen: true, isDirty: true },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /继续编辑|Keep editing/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^(关闭|Close)$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /放弃修改|Discard changes/ }));
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
      trigger={<Button variant="outline">打开</Button>}
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
