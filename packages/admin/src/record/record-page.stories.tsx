import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Acts } from '../acts/acts.tsx';
import { ListScreen } from '../list-screen/list-screen.tsx';
import type { ListColumn } from '../list/list-table.tsx';
import { StoryAdmin } from '../story-admin.tsx';
import { teamServer, type Team, type TeamServer } from '../story-teams.ts';
import { RecordPage } from './record-page.tsx';
import { useNeighbours } from './use-neighbours.ts';

const meta: Meta<typeof Teams> = {
  title: '页面/详情',
  component: Teams,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  beforeEach: ({ args }) => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(args.server, teamServer(3));
  },
  args: { server: teamServer(3), path: '/teams/02', onPublish: fn() },
};
export default meta;

type Story = StoryObj<typeof Teams>;

/** A part has its address; the first has the plain one. */
export const PartsHaveAddresses: Story = {
  args: { path: '/teams/02?tab=members' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('队伍 02 的成员');
    await userEvent.click(canvas.getByRole('tab', { name: '资料' }));
    await canvas.findByText('队长 02');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/teams\/02$/));
    await userEvent.click(canvas.getByRole('tab', { name: '成员' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/teams\/02\?tab=members$/));
  },
};

/** An act that is refused can be reached with Tab, says why, and does nothing; one that the server does not name is absent. */
export const RefusedActSaysWhy: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const close = await canvas.findByRole('button', { name: '关闭' });
    await expect(canvas.queryByRole('button', { name: '归档' })).toBeNull();
    while (document.activeElement !== close) {
      const before = document.activeElement;
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.tab();
      if (document.activeElement === before) throw new Error('Tab does not reach the act');
    }
    await screen.findByRole('tooltip', { name: '还有材料没有交' });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};

/** Previous and next lead through the list that the record was opened from, and end with it. */
export const WalksThroughItsList: Story = {
  args: { path: '/teams' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '队伍 02' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(下一条|Next)$/ }));
    await canvas.findByRole('heading', { name: '队伍 03' });
    const next = canvas.getByRole('button', { name: /^(下一条|Next)$/ });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^(上一条|Previous)$/ }));
    await canvas.findByRole('heading', { name: '队伍 02' });
    await expect(args.server.rows()).toHaveLength(3);
  },
};

/** A record that is not there is no failure to try again. */
export const NotFound: Story = {
  args: { path: '/teams/99' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(没有找到|Not found)$/ });
    await expect(canvas.queryByRole('button', { name: /^(重试|Retry|Try again)$/ })).toBeNull();
  },
};

/** Nor is a record that the reader may not see. */
export const Forbidden: Story = {
  beforeEach: ({ args }) => args.server.failNext({ message: '不归你管', kind: 'forbidden' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(无权限|No permission)$/ });
    await expect(canvas.queryByText('不归你管')).toBeNull();
  },
};

interface TeamsProps {
  server: TeamServer;
  path: string;
  onPublish: () => void;
}

function Teams({ server, path, onPublish }: TeamsProps) {
  return (
    <StoryAdmin path={path}>
      <Routes>
        <Route path="/teams" element={<ListScreen resource={server} columns={columns} />} />
        <Route path="/teams/:id" element={<TeamPage server={server} onPublish={onPublish} />} />
      </Routes>
    </StoryAdmin>
  );
}

const columns: ListColumn<Team>[] = [
  { key: 'name', title: '名称', cell: ({ id, name }) => <Link to={pathOf(id)}>{name}</Link>, value: ({ name }) => name },
];

function TeamPage({ server, onPublish }: Omit<TeamsProps, 'path'>) {
  const { id = '' } = useParams();
  const query = useQuery({ queryKey: ['team.get', id], queryFn: () => server.get(id) });
  const neighbours = useNeighbours('team', id, pathOf);
  return (
    <RecordPage
      query={query}
      head={({ name }) => ({
        title: name,
        neighbours,
        acts: (
          <Acts
            of={[
              { act: 'close', isAllowed: false, reason: '还有材料没有交' },
              { act: 'publish', isAllowed: true },
            ]}
            offers={[
              { act: 'archive', label: '归档', onSelect: onPublish },
              { act: 'close', label: '关闭', onSelect: onPublish },
              { act: 'publish', label: '发布', onSelect: onPublish },
            ]}
          />
        ),
      })}
      tabs={({ name, leader }) => [
        { key: 'facts', title: '资料', content: () => leader },
        { key: 'members', title: '成员', content: () => `${name} 的成员` },
      ]}
    />
  );
}

function pathOf(id: string) {
  return `/teams/${id}`;
}
