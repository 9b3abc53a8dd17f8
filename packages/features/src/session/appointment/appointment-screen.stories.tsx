import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { samoaTime } from '../../lib/stories/in-samoa.tsx';
import { fill } from '../../lib/stories/story-hands.ts';
import { StoryAnswers } from '../../lib/stories/story-answers.tsx';
import { AppointmentScreen } from './appointment-screen.tsx';

type CallsAs = (account: string) => Promise<Api['call']>;

/** A link of the school's administrator to one of its colleges. */
async function link(as: CallsAs): Promise<string> {
  const call = await as('school');
  const { id } = await call('school.own');
  const { records } = await call('school.colleges', { path: { id }, body: { model: {} } });
  const { path } = await call('college.invite', { path: { id: records[0]?.id ?? '' }, body: {} });
  return path;
}

const meta: Meta<typeof AppointmentScreen> = {
  title: '登录/管理员邀请',
  component: AppointmentScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: null, path: link } },
  render: () => <Pages />,
};
export default meta;

type Story = StoryObj<typeof AppointmentScreen>;

/** Somebody without an account makes one and is in. */
export const Join: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await canvas.findByRole('textbox', { name: /^(账号|Account)/ }), `xin${crypto.randomUUID().slice(0, 6)}`);
    await fill(userEvent, canvas.getByRole('textbox', { name: /^(姓名|Name)/ }), '新人');
    await fill(userEvent, canvas.getByLabelText(/^(密码|Password)/, { selector: 'input' }), 'a-good-Secret7');
    await fill(userEvent, canvas.getByLabelText(/^(再输入一次密码|Confirm password)/, { selector: 'input' }), 'a-good-Secret7');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(注册并接受|Register and accept)$/ }));
    await expect(await canvas.findByText('elsewhere')).toBeVisible();
  },
};

/** Somebody who is in another zone than the tenant is told of which one the link's end is, before they are signed in. */
export const Elsewhere: Story = {
  render: () => (
    <StoryAnswers answers={{ 'appointment.open': async (real) => Object.assign({}, await real(), { timeZone: 'Pacific/Apia' }) }}>
      <Pages />
    </StoryAnswers>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/只能用一次|once/)).toHaveTextContent(samoaTime);
  },
};

/** Used, withdrawn, expired and mistyped links look the same. */
export const Dead: Story = {
  parameters: { server: { as: null, path: '/appoint/nothing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(用账号登录|Sign in with an account)$/ })).toHaveAttribute('href', '/login');
  },
};

function Pages() {
  return (
    <Routes>
      <Route path="/appoint/:code" element={<AppointmentScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
}
