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

/** Back, pages, forth and the field are stops of the Tab key; at the end the button keeps the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = () => canvas.getByRole('button', { current: 'page' });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '62{Enter}');
    await expect(page()).toHaveTextContent('62');
    await expect(field).toHaveValue('');
    const next = canvas.getByRole('button', { name: /下一页|Next page/ });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(page()).toHaveTextContent('63');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(page()).toHaveTextContent('63');
    await userEvent.tab({ shift: true });
    await expect(page()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(page()).toHaveTextContent('62');
  },
};

/** What is no page stays in the field, marked; digits of a Chinese input method and pages beyond the last are understood. */
export const Jump: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '三{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('三');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('6');
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, '１２{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('12');
    await userEvent.type(field, '999{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('63');
  },
};

export const Estimated: Story = {
  args: { total: 128000, totalKind: 'estimated', page: 1 },
  play: ({ canvas }) => expect(canvas.getByText(/^(约 128,000 条|About 128,000 rows)$/)).toBeVisible(),
};

export const Few: Story = { args: { total: 34, page: 1 } };

export const None: Story = { args: { total: 0, page: 1 } };

function Example(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const [size, setSize] = useState(args.size);
  return <Pagination {...args} page={page} size={size} onPageChange={setPage} onSizeChange={setSize} />;
}
