import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { useApi } from '../../lib/api/api.tsx';
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

const person = { name: /(个人菜单|Personal menu)$/ };

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
    await userEvent.click(await canvas.findByRole('button', { name: /^(客服|Support)$/ }));
    await waitFor(() => expect(screen.getByRole('img', { name: /小赛/ })).toBeVisible());
    await expect(screen.getByText(/备注学校、职务和姓名|your school, position and name/)).toBeVisible();
  },
};

/** Nobody is named, no address filled in: no help, and a shorter menu. */
export const NothingFilledIn: Story = {
  render: (args) => (
    <Emptied>
      <HelpButton />
      <PersonMenu {...args} />
    </Emptied>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', person));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: /^(客服|Support)$/, hidden: true })).toBeNull();
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
  return useParameters(filledIn, true) ? children : null;
}

function Emptied({ children }: { children: ReactNode }) {
  return useParameters(filledIn, false) ? children : null;
}

/** Fills parameters in, and switches them on or off. */
function useParameters(values: Record<string, string>, isOn: boolean): boolean {
  const { call } = useApi();
  const { isSuccess } = useQuery({
    queryKey: ['fill', isOn],
    queryFn: async () => {
      for (const [key, value] of Object.entries(values)) {
        const { records } = await call('parameter.page', { body: { model: { key } } });
        const [{ id, version } = { id: '', version: 0 }] = records;
        await call('parameter.update', { body: { id, version, value, state: isOn } });
      }
      return true;
    },
  });
  return isSuccess;
}
