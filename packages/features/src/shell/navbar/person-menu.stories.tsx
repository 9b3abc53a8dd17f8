import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { useApi, type Api } from '../../lib/api/api.tsx';
import type { CallsAs } from '../../lib/stories/story-contests.ts';
import { HelpButton } from './help-button.tsx';
import { PersonMenu } from './person-menu.tsx';

const meta: Meta<typeof PersonMenu> = {
  title: '外壳/个人菜单与客服',
  component: PersonMenu,
  tags: ['!autodocs'],
  parameters: { server: { as: 'admin', path: '/dashboard' } },
  args: { onClearCache: fn(), onSignOut: fn() },
  render: (args) => (
    <FilledIn>
      <div className="flex justify-end">
        <Address />
        <HelpButton />
        <PersonMenu {...args} />
      </div>
    </FilledIn>
  ),
};
export default meta;

type Story = StoryObj<typeof PersonMenu>;

const help = { name: /^(客服|Support)$/ };
const person = { name: /(个人菜单|Account menu)$/ };

export const Menu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const openWindow = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await canvas.findByRole('button', person));
    await screen.findByRole('menuitem', { name: /^(代码仓库|Repository)$/ });
    await userEvent.click(screen.getByRole('menuitem', { name: /^(使用文档|Documentation)$/ }));
    await expect(openWindow).toHaveBeenCalledWith('https://docs.example.org', '_blank', 'noopener,noreferrer');

    await userEvent.click(canvas.getByRole('button', person));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(个人中心|Profile)$/ }));
    await expect(canvas.getByText('/profile')).toBeVisible();

    for (const answer of [/^(取消|Cancel)$/, /^(清除缓存|Clear cache)$/]) {
      await expect(args.onClearCache).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', person));
      await userEvent.click(await screen.findByRole('menuitem', { name: /^(清除缓存|Clear cache)$/ }));
      await screen.findByRole('alertdialog');
      await userEvent.click(screen.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await expect(args.onClearCache).toHaveBeenCalledOnce();
  },
};

export const CustomerService: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', help));
    await waitFor(() => expect(screen.getByRole('img', { name: /小赛/ })).toBeVisible());
    await expect(screen.getByText(/备注学校、职务和姓名|your school, position and name/)).toBeVisible();
  },
};

/** Nobody is named, no address filled in: no help for those who cannot name anybody, and a shorter menu. */
export const NothingFilledIn: Story = {
  parameters: { server: { as: 'student', path: emptied } },
  render: (args) => (
    <>
      <Answered />
      <HelpButton />
      <PersonMenu {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('answered');
    await userEvent.click(canvas.getByRole('button', person));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { ...help, hidden: true })).toBeNull();
  },
};

/** Whoever can name somebody is told that nobody is, and led to where it is done. */
export const NobodyNamed: Story = {
  parameters: { server: { path: emptied } },
  render: () => (
    <>
      <Address />
      <HelpButton />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', help));
    await userEvent.click(await screen.findByRole('link', { name: /^(去设置|Set it up)$/ }));
    await expect(await canvas.findByText('/system/parameter')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function Address() {
  return <span className="sr-only">{useLocation().pathname}</span>;
}

const filledIn = {
  DocsUrl: 'https://docs.example.org',
  RepositoryUrl: 'https://git.example.org/saiwu',
  GreetQrCode: 'https://work.example.org/kf/1',
  GreetName: '小赛',
};

function FilledIn({ children }: { children: ReactNode }) {
  const { call } = useApi();
  const { isSuccess } = useQuery({ queryKey: ['fill'], queryFn: () => setParameters(call, true).then(() => true) });
  return isSuccess ? children : null;
}

async function emptied(as: CallsAs): Promise<string> {
  await setParameters(await as('admin'), false);
  return '/dashboard';
}

/** Says when all that was asked is answered. */
function Answered() {
  return useIsFetching() === 0 && <span className="sr-only">answered</span>;
}

/** Fills parameters in, and switches them on or off. */
async function setParameters(call: Api['call'], isOn: boolean): Promise<void> {
  for (const [key, value] of Object.entries(filledIn)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { records } = await call('parameter.page', { body: { model: { key } } });
    const [{ id, version } = { id: '', version: 0 }] = records;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await call('parameter.update', { body: { id, version, value, state: isOn } });
  }
}
