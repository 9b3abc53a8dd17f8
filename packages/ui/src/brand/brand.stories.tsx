import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './brand-mark.tsx';
import { WordMark } from './word-mark.tsx';

const meta: Meta<typeof WordMark> = { title: '展示/WordMark', component: WordMark };
export default meta;

export const Sizes: StoryObj<typeof WordMark> = {
  render: () => (
    <div className="flex items-center gap-8">
      <WordMark />
      <WordMark size={40} />
      <BrandMark size={16} />
      <BrandMark size={96} />
    </div>
  ),
};
