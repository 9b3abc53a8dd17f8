import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from './card.tsx';

const meta: Meta<typeof Card> = { title: '界面/Card', component: Card, args: { children: '按学院分组，显示已提交的项目数。' } };
export default meta;

type Story = StoryObj<typeof Card>;

export const Plain: Story = {};

export const WithTitle: Story = { args: { title: '项目进度', actions: <Button size="small">导出</Button> } };
