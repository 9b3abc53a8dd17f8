import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './loading-bar.tsx';

const meta: Meta<typeof LoadingBar> = { title: '数据/LoadingBar', component: LoadingBar, args: { isLoading: true } };
export default meta;

export const Loading: StoryObj<typeof LoadingBar> = {};
