import { consolePaths } from '@saiwu/openapi';
import { isApiError } from '@saiwu/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { expect, screen, within } from 'storybook/test';
import { useApi } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { AccessScreen } from './access-screen.tsx';

const meta: Meta<typeof AccessScreen> = {
  title: '平台/权限诊断',
  component: AccessScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: consolePaths.access } },
};
export default meta;

type Story = StoryObj<typeof AccessScreen>;

/** A person and an act are picked: which code is missing, through which roles it comes, and who can give one. */
export const PersonAndAct: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(还没有要看的|Nothing asked yet)$/)).toBeVisible();
    await fill(userEvent, canvas.getByRole('combobox', { name: /^(谁|Who)$/ }), '夏源');
    await userEvent.click(await screen.findByRole('option', { name: /^夏源/ }));
    await fill(userEvent, canvas.getByRole('combobox', { name: /^(想做什么|Wants to do what)$/ }), 'authority:user:edit');
    await userEvent.click(await screen.findByRole('option', { name: /^(修改用户|Users: change)/ }));
    const steps = within(await canvas.findByRole('list', { name: /^(逐步核对|Step by step)$/ }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(10);
    await expect(steps.getByText(/^(缺少权限 authority:user:edit|Permission authority:user:edit is missing)/)).toBeVisible();
    await expect(canvas.getByText(/^(现在不可以，卡在：权限|Not now. Stopped by: Permission)$/)).toBeVisible();
    await expect(canvas.getByText(/^(能改变的角色：|Roles that can change it: )/)).toBeVisible();
  },
};

/** The row that it is about is found by its name, where the reader may list such rows; its state is asked too. */
export const WithARow: Story = {
  parameters: { server: { as: 'school', path: `${consolePaths.access}?operation=user.update` } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('combobox', { name: /^(对哪一条（可不填）|With which record \(optional\))$/ });
    await fill(userEvent, row, '夏源');
    await userEvent.click(await screen.findByRole('option', { name: /^夏源/ }));
    await expect(await canvas.findByText(/^(这条数据在数据范围里|This record is in the data scope)/)).toBeVisible();
    await expect(canvas.getByText(/^(现在可以|Allowed now)$/)).toBeVisible();
  },
};

/** Whoever may ask of nobody else asks of themselves, by what a link has told. */
export const OfOneself: Story = {
  parameters: { server: { as: 'teacher', path: `${consolePaths.access}?operation=role.page` } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(现在不可以，卡在：权限|Not now. Stopped by: Permission)$/)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await fill(userEvent, canvas.getByRole('textbox', { name: /^(请求编号|Request ID)/ }), 'nobody-sent-this');
    await press(userEvent, /^(看为什么|See why)$/, canvas);
    await expect(await canvas.findByText(/找不到|没有找到|not found|Not found/)).toBeVisible();
  },
};

/** The id of a request that was turned away says who wanted what, and when. */
export const ByRequest: Story = {
  parameters: { server: { as: 'teacher', path: consolePaths.access } },
  render: () => <AfterRefusal />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(现在不可以，卡在：权限|Not now. Stopped by: Permission)$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^(你能不能「查询角色」|May you do “Roles: query”\?)$/ })).toBeVisible();
    await expect(canvas.getByText(/^(无权限|No permission)$/)).toBeVisible();
  },
};

/** Somebody who has just been turned away, and follows the link of the toast. */
function AfterRefusal() {
  const { call } = useApi();
  const [search, setSearch] = useSearchParams();
  useQuery({
    queryKey: ['story.refusal'],
    queryFn: async () => {
      const error: unknown = await call('role.page', { body: { model: {} } }).catch((thrown: unknown) => thrown);
      if (isApiError(error)) setSearch({ request: error.requestId ?? '' });
      return true;
    },
    staleTime: Infinity,
  });
  return search.has('request') && <AccessScreen />;
}
