import { AuthProvider, createSessionStore } from '@saiwu/auth';
import { useLingui } from '@lingui/react/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Deadline } from './deadline-cell.tsx';
import { useDeadline } from './deadline.tsx';

const meta: Meta<typeof Example> = { title: '框架/截止时间', component: Example };
export default meta;

type Story = StoryObj<typeof Example>;

/** The reader's clock shows the same: nothing is said of zones. */
export const SameClock: Story = {
  args: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^(2026-11-30 18:00 截止|[^()]*2026-11-30 18:00)$/);
    await expect(canvas.getByRole('cell')).toHaveTextContent(/^2026-11-30 18:00$/);
  },
};

/** Another clock: the zone that the time is of stands with it. Samoa is where no machine of ours stands. */
export const AnotherClock: Story = {
  args: { timeZone: 'Pacific/Apia' },
  play: async ({ canvas }) => {
    // in Chinese no blank follows the bracket
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^(2026-11-30 18:00（.+时间）截止|[^()]*2026-11-30 18:00 \(.+ Time\))$/);
    await expect(canvas.getByRole('cell')).toHaveTextContent(/^2026-11-30 18:00.+时间$/);
  },
};

interface ExampleProps {
  /** The tenant's. */
  timeZone: string;
}

function Example({ timeZone }: ExampleProps) {
  const [store] = useState(() => {
    const made = createSessionStore(sessionStorage, new EventTarget());
    const flags = { mustChangePassword: false, passwordExpired: false, mustEnrolTotp: false, isInvited: false };
    const person = { userId: '1', account: 'a', name: '张三', avatar: null, workDescribe: null, roleList: [] };
    made.signIn({ ...person, ...flags, token: 'T', refreshToken: 'R', expire: '1800', timeZone });
    return made;
  });
  return (
    <AuthProvider store={store}>
      <Sentence />
      <table>
        <tbody>
          <tr>
            <td>
              <Deadline time="2026-11-30 18:00:00" />
            </td>
          </tr>
        </tbody>
      </table>
    </AuthProvider>
  );
}

function Sentence() {
  const { t } = useLingui();
  const until = useDeadline()('2026-11-30 18:00:00');
  return <p>{t`${until} 截止`}</p>;
}
