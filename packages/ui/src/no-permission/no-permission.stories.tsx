import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoPermission } from './no-permission.tsx';

const meta: Meta<typeof NoPermission> = { title: '界面/NoPermission', component: NoPermission };
export default meta;

export const Refused: StoryObj<typeof NoPermission> = { args: { description: '查看评分需要评委身份，请联系本校管理员。' } };
