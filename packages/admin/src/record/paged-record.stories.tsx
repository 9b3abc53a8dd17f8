import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { Route, Routes, useParams } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { StoryAdmin } from '../story-admin.tsx';
import { teamServer, type TeamServer } from '../story-teams.ts';
import { RecordPage } from './record-page.tsx';

const meta: Meta<typeof Pages> = {
  title: '页面/分页详情',
  component: Pages,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { server: teamServer(3), hasMembers: true },
};
export default meta;

type Story = StoryObj<typeof Pages>;

/** Each part is a page: by keyboard from one to the next, and the focus goes along. */
export const PartsArePages: Story = {
  play: async ({ canvas, userEvent }) => {
    const facts = await canvas.findByRole('tab', { name: '资料' });
    await expect(facts).not.toHaveFocus();
    facts.focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('队伍 02 的成员');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/teams\/02\/members$/));
    await waitFor(() => expect(canvas.getByRole('tab', { name: '成员' })).toHaveFocus());
  },
};

/** A single part is no choice. */
export const OnlyPart: Story = {
  args: { hasMembers: false },
  play: async ({ canvas }) => {
    await canvas.findByText('队长 02');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

function Pages({ server, hasMembers }: { server: TeamServer; hasMembers: boolean }) {
  return (
    <StoryAdmin path="/teams/02">
      <Routes>
        <Route path="/teams/:id" element={<TeamPage key="facts" server={server} open="facts" hasMembers={hasMembers} />} />
        <Route path="/teams/:id/members" element={<TeamPage key="members" server={server} open="members" hasMembers={hasMembers} />} />
      </Routes>
    </StoryAdmin>
  );
}

function TeamPage({ server, open, hasMembers }: { server: TeamServer; open: string; hasMembers: boolean }) {
  const { id = '' } = useParams();
  const query = useQuery({ queryKey: ['team.get', id], queryFn: () => server.get(id) });
  return (
    <RecordPage
      query={query}
      openTab={open}
      head={({ name }) => ({ title: name })}
      tabs={({ name, leader }) => [
        { key: 'facts', title: '资料', path: `/teams/${id}`, content: () => leader },
        hasMembers && { key: 'members', title: '成员', path: `/teams/${id}/members`, content: () => `${name} 的成员` },
      ]}
    />
  );
}
