import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BulkBar } from './bulk-bar.tsx';

const meta: Meta<typeof BulkBar> = { title: '数据/BulkBar', component: BulkBar, render: () => <Example /> };
export default meta;

/** It says how many are chosen; taking the choice back takes the bar away, and the focus goes back to where it came from. */
export const Keyboard: StoryObj<typeof BulkBar> = {
  play: async ({ canvas, userEvent }) => {
    const choose = canvas.getByRole('button', { name: '选择 12 行' });
    await userEvent.click(choose);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(已选 12 项|12 selected)$/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /取消选择|Clear selection/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: '分配评委' })).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(choose).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '分配评委' })).toBeVisible());
  },
};

function Example() {
  const [count, setCount] = useState(0);
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="outline" onClick={() => setCount(12)}>
        选择 12 行
      </Button>
      <BulkBar count={count} onClear={() => setCount(0)} className="self-stretch">
        <Button size="small" variant="outline">
          分配评委
        </Button>
        <Button size="small" variant="danger">
          删除
        </Button>
      </BulkBar>
    </div>
  );
}
