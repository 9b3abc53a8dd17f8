import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { generatePath, Link, Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ApiProvider, useApi, type Api } from '../../lib/api/api.tsx';
import { Opened } from '../message/message-story.tsx';
import { ParameterScreen } from '../parameter.tsx';
import { JobListScreen } from './job-list-screen.tsx';
import { JobScreen } from './job-screen.tsx';
import type { Job } from './use-job.ts';

const meta: Meta<typeof JobScreen> = {
  title: '平台/后台任务',
  component: JobScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: '/jobs' } },
};
export default meta;

type Story = StoryObj<typeof JobScreen>;

/** An export that is left to itself: begun in a list, found again among one's tasks, its file on the page of the task. */
export const ExportLeft: Story = {
  parameters: { server: { as: 'manager', path: '/system/parameter?key=LoginPolicy' } },
  render: () => (
    <>
      <Screens />
      <Link to={consolePaths.jobs}>tasks</Link>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /LoginPolicy/ });
    await userEvent.click(canvas.getByRole('button', { name: /^(导出|Export)$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(全部导出（后台）|Export all \(in the background\))$/ }));
    await waitFor(() => expect(screen.getByText(/^(已开始导出|The export has started)/)).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'tasks' }));
    const [newest] = await canvas.findAllByRole('row', { name: /参数|Parameter/ });
    await waitFor(() => expect(newest?.querySelector('[data-slot=state-dot]')).toHaveAttribute('data-tone', 'success'));
    if (newest) await userEvent.click(within(newest).getByRole('link'));
    await expect(await canvas.findByRole('button', { name: /^(下载|Download)$/ })).toBeVisible();
  },
};

/** The way it goes is seen, and can be ended after a question. */
export const Running: Story = {
  ...inState({ state: { code: 'RUNNING', desc: '进行中' }, done: 41_200, total: 100_000, file: null, finishTime: null }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '41%');
    await userEvent.click(canvas.getByRole('button', { name: /^(取消任务|Cancel task)$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(继续进行|Continue)$/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Why it failed, and what to do next. */
export const Failed: Story = {
  ...inState({ state: { code: 'FAILED', desc: '失败' }, error: '没有此操作的权限', attempts: 1, file: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有此操作的权限')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(下载|Download)$/ })).toBeNull();
  },
};

function Screens() {
  return (
    <Routes>
      <Route path="/system/parameter" element={<ParameterScreen />} />
      <Route path={consolePaths.jobs} element={<JobListScreen />} />
      <Route path={consolePaths.job} element={<JobScreen />} />
    </Routes>
  );
}

async function startExport(call: Api['call']): Promise<string> {
  const { id } = await call('job.export', { body: { resource: 'parameter', request: { model: {} }, label: '参数清单', isTold: false } });
  return generatePath(consolePaths.job, { id });
}

/** A job in a state that lasts too short to be looked at, or that is not to be had on purpose. */
function inState(part: Partial<Job>): Story {
  return {
    render: () => (
      <Opened prepare={startExport}>
        <Altered part={part}>
          <Screens />
        </Altered>
      </Opened>
    ),
  };
}

type Call = (id: string, input: object) => Promise<object>;

function Altered({ part, children }: { part: Partial<Job>; children: ReactNode }) {
  const api = useApi();
  const [client] = useState(() => {
    const send = api.call as unknown as Call; // one call for all operations
    const call: Call = async (id, input) => (id === 'job.get' ? { ...(await send(id, input)), ...part } : send(id, input));
    return { ...api, call: call as unknown as Api['call'] }; // see above
  });
  return <ApiProvider client={client}>{children}</ApiProvider>;
}
