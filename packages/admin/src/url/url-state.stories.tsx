import { Button } from '@saiwu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { z } from 'zod';
import { StoryAdmin } from '../story-admin.tsx';
import { useUrlState } from './use-url-state.ts';

const meta: Meta<typeof Addressed> = { title: '页面/地址', component: Addressed, tags: ['!autodocs'], parameters: { layout: 'padded' } };
export default meta;

/**
 * A value that does not fit is told once, whatever else changes in the address, and the default holds; a value that equals the default
 * stays out of the address.
 */
export const BadValueToldOnce: StoryObj<typeof Addressed> = {
  play: async ({ canvas, userEvent }) => {
    const told = /(?:^|\D)page$/;
    await screen.findByText(told);
    // else the same news once more would take the place of the first, unseen
    await userEvent.click(screen.getByRole('button', { name: /^(关闭|Close)$/ }));
    await waitFor(() => expect(screen.queryByText(told)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '乙' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/list?kind=b&page=zero'));
    await expect(screen.queryByText(told)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/list?kind=b&page=3'));
    await userEvent.click(canvas.getByRole('button', { name: '第 1 页' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/list\?kind=b$/));
    await expect(screen.queryByText(told)).toBeNull();
  },
};

function Addressed() {
  return (
    <StoryAdmin path="/list?kind=a&page=zero">
      <Paged />
    </StoryAdmin>
  );
}

const address = z.object({ page: z.int().min(1).default(1), kind: z.string().default('') });

function Paged() {
  const [{ page }, setState] = useUrlState(address);
  return (
    <div className="flex items-center gap-2">
      <Button onClick={() => setState({ kind: 'b' })}>乙</Button>
      {[1, 3].map((number) => (
        <Button key={number} variant="outline" aria-pressed={number === page} onClick={() => setState({ page: number })}>
          {`第 ${number} 页`}
        </Button>
      ))}
    </div>
  );
}
