import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { PageStack } from './page-stack.tsx';

const meta: Meta<typeof PageStack> = {
  title: '布局/PageStack',
  component: PageStack,
  args: {
    children: (
      <>
        <PageHeader title="评委" />
        <Card title="擅长赛道">高教主赛道</Card>
        <Card title="评审上限">30</Card>
      </>
    ),
  },
};
export default meta;

export const Page: StoryObj<typeof PageStack> = {};
