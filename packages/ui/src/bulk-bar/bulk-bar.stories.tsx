import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BulkBar } from './bulk-bar.tsx';

const meta: Meta<typeof BulkBar> = {
  title: '数据/BulkBar',
  component: BulkBar,
  args: { count: 12, onClear: fn(), children: <Button size="small">分配评委</Button> },
};
export default meta;

export const Chosen: StoryObj<typeof BulkBar> = {};
