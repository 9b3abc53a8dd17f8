import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pagination, type PaginationProps } from './pagination.tsx';

const meta: Meta<typeof Pagination> = {
  title: '数据/Pagination',
  component: Pagination,
  args: { total: 1248, page: 6, size: 20 },
  render: (args) => <Example {...args} />,
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '63{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('63');
    await expect(canvas.getByRole('button', { name: /下一页|Next page/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /上一页|Previous page/ }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('62');
  },
};

export const Estimated: Story = { args: { total: 128000, totalKind: 'estimated', page: 1 } };

export const Few: Story = { args: { total: 34, page: 1 } };

function Example(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const [size, setSize] = useState(args.size);
  return <Pagination {...args} page={page} size={size} onPageChange={setPage} onSizeChange={setSize} />;
}
