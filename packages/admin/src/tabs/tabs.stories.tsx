import { Button, Form, PageStack, TabBar } from '@saiwu/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { SaveNotices } from '../form/save-notices.tsx';
import { useSaveForm } from '../form/use-save-form.ts';
import { Loaded } from '../record/loaded.tsx';
import { StoryAdmin } from '../story-admin.tsx';
import { TeamFields, teamSchema, teamValues } from '../story-team-form.tsx';
import { teamServer, type Team, type TeamServer } from '../story-teams.ts';
import { useUrlState } from '../url/use-url-state.ts';
import { useTabTitle } from './page-name.ts';
import type { Tab, TabLocation } from './tab-list.ts';
import { panelId, TabPanes } from './tab-panes.tsx';
import { useGoOn } from './use-go-on.ts';
import { useTabs } from './use-tabs.ts';

const meta: Meta<typeof Console> = {
  title: '页面/保活标签页',
  component: Console,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  beforeEach: ({ args }) => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(args.server, teamServer(3));
  },
  args: { server: teamServer(3), isMultipage: true },
};
export default meta;

type Story = StoryObj<typeof Console>;
type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A hidden page keeps its input and its address, and bears a mark; closing it asks first. */
export const HiddenPageLives: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeLeader({ canvas, userEvent }, '新队长');
    await userEvent.click(canvas.getByRole('button', { name: '看历史' }));
    await userEvent.click(canvas.getByRole('link', { name: '首页' }));
    await canvas.findByText('这里是首页');
    await expectAddress(canvas, /^\/home$/);
    await userEvent.click(canvas.getByRole('tab', { name: /队伍 01.*(未保存|unsaved)/i }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^队长/ })).toHaveValue('新队长'));
    await expectAddress(canvas, /^\/teams\/01\?part=history$/);

    await closeTab({ canvas, userEvent });
    await userEvent.click(await screen.findByRole('button', { name: /^(留在这里|Stay here)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^队长/ })).toHaveValue('新队长'));
    await closeTab({ canvas, userEvent });
    await userEvent.click(await screen.findByRole('button', { name: /^(不保存，离开|Leave without saving)$/ }));
    await canvas.findByText('这里是首页');
    await expect(canvas.queryByRole('tab', { name: /队伍 01/ })).toBeNull();
  },
};

/** After a reload the tabs are there again, with their names and addresses. */
export const ReloadBringsThemBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: /队伍 01/ });
    await userEvent.click(canvas.getByRole('button', { name: '看历史' }));
    await userEvent.click(canvas.getByRole('link', { name: '首页' }));
    await canvas.findByText('这里是首页');
    await userEvent.click(canvas.getByRole('button', { name: '重新载入' }));
    await canvas.findByText('这里是首页');
    await userEvent.click(canvas.getByRole('tab', { name: /队伍 01/ }));
    await canvas.findByText('历史');
    await expectAddress(canvas, /^\/teams\/01\?part=history$/);
  },
};

/** One page at a time: leaving unsaved input asks, and stays; once saved the form is clean and no question is asked. */
export const LeavingAPageForm: Story = {
  args: { isMultipage: false },
  play: async ({ args, canvas, userEvent }) => {
    await typeLeader({ canvas, userEvent }, '新队长');
    await userEvent.click(canvas.getByRole('link', { name: '首页' }));
    const question = await screen.findByRole('alertdialog', { name: /^(有未保存|Unsaved|没有保存|未保存)/ });
    await userEvent.click(within(question).getByRole('button', { name: /^(留在这里|Stay here)$/ }));
    await expectAddress(canvas, /^\/teams\/01$/);
    await expect(canvas.getByRole('textbox', { name: /^队长/ })).toHaveValue('新队长');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('这里是首页');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.server.rows()[0]).toMatchObject({ leader: '新队长' });
  },
};

/** Saved in a tab that was left before the answer came: its form is clean and keeps no draft, and the reader stays where they are. */
export const LeftWhileSaving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const update = args.server.update;
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    args.server.update = async (...sent) => {
      await isAnswered;
      return update?.(...sent) ?? Promise.reject(new Error('the server of the story has it'));
    };
    await typeLeader({ canvas, userEvent }, '新队长');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(canvas.getByRole('link', { name: '队伍 02' }));
    await canvas.findByRole('tab', { name: /队伍 02/ });
    answer();
    await waitFor(() => expect(canvas.getByRole('tab', { name: /队伍 01/ })).not.toHaveAccessibleName(/未保存|unsaved/i));
    await expect(args.server.rows()[0]).toMatchObject({ leader: '新队长' });
    await expectAddress(canvas, /^\/teams\/02$/);
    await userEvent.click(canvas.getByRole('tab', { name: /队伍 01/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^队长/ })).toHaveValue('新队长'));
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('saiwu_draft:'))).toEqual([]);
  },
};

async function typeLeader({ canvas, userEvent }: Context, text: string) {
  const leader = await canvas.findByRole('textbox', { name: /^队长/ });
  await userEvent.clear(leader);
  await userEvent.type(leader, text);
}

async function closeTab({ canvas, userEvent }: Context) {
  canvas.getByRole('tab', { name: /队伍 01/ }).focus();
  await userEvent.keyboard('{Delete}');
}

async function expectAddress(canvas: Context['canvas'], address: RegExp) {
  await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(address));
}

const ServerContext = createContext(teamServer());

function Console({ server, isMultipage }: { server: TeamServer; isMultipage: boolean }) {
  const [visit, setVisit] = useState(0);
  return (
    <ServerContext value={server}>
      <StoryAdmin key={visit} path={visit === 0 ? '/teams/01' : '/home'}>
        <Frame isMultipage={isMultipage} />
      </StoryAdmin>
      <Button variant="outline" onClick={() => setVisit(visit + 1)}>
        重新载入
      </Button>
    </ServerContext>
  );
}

function Frame({ isMultipage }: { isMultipage: boolean }) {
  const tabs = useTabs({ fixed: ['/home'], isPage: () => true, isMultipage, titleOf });
  return (
    <PageStack>
      <Link to="/home">首页</Link>
      <Link to="/teams/02">队伍 02</Link>
      <TabBar
        tabs={tabs.tabs.map((tab) => ({ ...tab, title: titleOf(tab), isDirty: tabs.dirty.has(tab.key) }))}
        activeKey={tabs.activeKey}
        panelId={panelId(tabs.activeKey)}
        onSelect={(key) => tabs.select(key)}
        onClose={(keys) => void tabs.close(keys)}
        onRefresh={(key) => void tabs.refresh(key)}
      />
      <TabPanes {...tabs} onRename={tabs.rename} onDrop={tabs.drop} titleOf={titleOf} renderPage={renderPage} />
    </PageStack>
  );
}

function titleOf({ key, name }: Tab) {
  return name ?? (key === '/home' ? '首页' : '队伍');
}

function renderPage(location: TabLocation) {
  return (
    <Routes location={location}>
      <Route path="/home" element={<p>这里是首页</p>} />
      <Route path="/teams/:id" element={<TeamPage />} />
    </Routes>
  );
}

const parts = z.object({ part: z.enum(['facts', 'history']).default('facts') });

function TeamPage() {
  const server = use(ServerContext);
  const { id = '' } = useParams();
  const [{ part }, setUrl] = useUrlState(parts);
  const query = useQuery({ queryKey: ['team.get', id], queryFn: () => server.get(id) });
  return (
    <>
      <Button variant="outline" onClick={() => setUrl({ part: 'history' })}>
        看历史
      </Button>
      {part === 'history' && <p>历史</p>}
      <Loaded query={query}>{(team) => <TeamEditor team={team} server={server} />}</Loaded>
    </>
  );
}

function TeamEditor({ team, server }: { team: Team; server: TeamServer }) {
  const goOn = useGoOn();
  useTabTitle(team.name);
  const edit = useSaveForm<typeof teamSchema, Team, Team>({
    name: 'team',
    record: team,
    schema: teamSchema,
    valuesOf: teamValues,
    save: async (values, { base, isConfirmed }) => {
      const saved = await server.update?.({ ...values, id: team.id, version: base?.version }, { isConfirmed });
      return saved ?? team;
    },
    onSaved: () => goOn('/home'),
  });
  return (
    <>
      <SaveNotices edit={edit} />
      <Form form={edit.form} onSubmit={edit.submit}>
        <TeamFields />
        <Button type="submit" isPending={edit.isPending}>
          保存
        </Button>
      </Form>
    </>
  );
}
