import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Input } from '../input/input.tsx';
import { FilterBar } from './filter-bar.tsx';

const meta: Meta<typeof FilterBar> = {
  title: '数据/FilterBar',
  component: FilterBar,
  args: {
    onSearch: fn(),
    onReset: fn(),
    children: (
      <>
        <Input aria-label="项目名称" placeholder="项目名称" />
        <Input aria-label="负责人" placeholder="负责人" />
        <Input aria-label="学院" placeholder="学院" />
      </>
    ),
    more: <Input aria-label="指导教师" placeholder="指导教师" />,
  },
};
export default meta;

type Story = StoryObj<typeof FilterBar>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('项目名称'), '机器人{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    const toggle = canvas.getByRole('button', { name: /展开|More filters/ });
    await expect(canvas.getByLabelText('指导教师')).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByLabelText('指导教师')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /重置|Reset/ }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { args: { more: undefined } };
