import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { NumberInput } from '../number-input/number-input.tsx';
import { localPreferences } from './local-preferences.ts';
import { PreferencesProvider } from './preferences-provider.tsx';
import { usePreference } from './use-preference.ts';

const meta: Meta<typeof Example> = { title: '数据/usePreference', component: Example };
export default meta;

type Story = StoryObj<typeof Example>;

/** Two places share one value; it is kept in the browser, also when the place goes away before its time. */
export const Shared: Story = {
  beforeEach: () => () => localStorage.removeItem('story_size'),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('spinbutton', { name: /每页条数/ });
    if (!first || !second) throw new Error('two fields are expected');
    await waitFor(() => expect(canvas.getAllByText('ready')).toHaveLength(2));
    await expect(first).toHaveValue('20');
    first.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(second).toHaveValue('21');
    await userEvent.click(canvas.getByRole('button', { name: '离开' }));
    await expect(localStorage.getItem('story_size')).toBe('21');
  },
};

/** What is kept is of another kind than it was: the fallback counts. */
export const Damaged: Story = {
  beforeEach: () => {
    localStorage.setItem('story_size', '"many"');
    return () => localStorage.removeItem('story_size');
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('ready')).toHaveLength(2));
    for (const field of canvas.getAllByRole('spinbutton')) await expect(field).toHaveValue('20');
  },
};

function Example() {
  // A store of its own: what another story kept is not remembered.
  const [store] = useState(() => localPreferences('story_'));
  const [isHere, setIsHere] = useState(true);
  return (
    <PreferencesProvider store={store}>
      {isHere && (
        <div className="flex flex-col gap-2">
          <PageSize label="每页条数（上）" />
          <PageSize label="每页条数（下）" />
        </div>
      )}
      <button type="button" className="mt-2 min-h-6" onClick={() => setIsHere(false)}>
        离开
      </button>
    </PreferencesProvider>
  );
}

function PageSize({ label }: { label: string }) {
  const [size, setSize, isReady] = usePreference('size', 20);
  return (
    <div className="flex items-center gap-2">
      <NumberInput aria-label={label} value={size} onValueChange={(next) => setSize(next ?? 20)} />
      <span>{isReady ? 'ready' : 'loading'}</span>
    </div>
  );
}
