import { consolePaths, linkTo } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { CertificationListScreen } from './certification-list-screen.tsx';
import { CertificationScreen } from './certification-screen.tsx';
import { type CallsAs, waitingRequest } from './story-certifications.ts';

const meta: Meta<typeof CertificationListScreen> = {
  title: '平台/认证管理',
  component: CertificationListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'college', path: consolePaths.certifications } },
  render: () => (
    <Routes>
      <Route path={consolePaths.certifications} element={<CertificationListScreen />} />
      <Route path={consolePaths.certification} element={<CertificationScreen />} />
    </Routes>
  ),
};
export default meta;

type Story = StoryObj<typeof CertificationListScreen>;

/** From the queue to a request, its evidence beside it, and the decision: the person has the role then. */
export const Approve: Story = {
  parameters: { server: { as: 'college', path: asked('student') } },
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    await expect(await canvas.findByText('工作证.png')).toBeVisible();
    await expect(canvas.getByText('聘书.pdf')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^(下载|Download)$/ })).toHaveLength(2);
    await press(userEvent, /^(通过认证|Approve)$/, canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await press(userEvent, /^(通过认证|Approve)$/, question);
    await expect(await canvas.findByText(/^(已通过|Approved)$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(驳回|Reject)$/ })).toBeNull();
    const { roleList } = await (await as('student'))('session.verify');
    await expect(roleList.map(({ code }) => code)).toContain('TEACHER');
  },
};

/** Rejected with a reason, without which nothing goes out. */
export const Reject: Story = {
  parameters: { server: { as: 'college', path: asked('teacher', 'MAKER') } },
  play: async ({ canvas, userEvent, loaded }) => {
    const as: CallsAs = loaded['as'];
    await press(userEvent, /^(驳回|Reject)$/, canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await press(userEvent, /^(驳回|Reject)$/, dialog);
    const reason = dialog.getByRole('textbox');
    await waitFor(() => expect(reason).toHaveFocus());
    await fill(userEvent, reason, '证件照片看不清');
    await press(userEvent, /^(驳回|Reject)$/, dialog);
    await expect(await canvas.findByText(/(原因：|Reason: )证件照片看不清/)).toBeVisible();
    const { requests } = await (await as('teacher'))('certification.mine');
    await expect(requests[0]?.reason).toBe('证件照片看不清');
  },
};

/** The queue by its state and role; a name leads to the request, and from there to the next one. */
export const Queue: Story = {
  parameters: {
    server: {
      as: 'school',
      path: async (as: CallsAs) => {
        await waitingRequest(as, 'judge03');
        await waitingRequest(as, 'judge05', 'MAKER');
        return `${consolePaths.certifications}?state=PENDING`;
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('row').slice(1);
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    await userEvent.click(canvas.getByRole('combobox', { name: /^(申请角色|Role)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(创客|Maker)$/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await press(userEvent, /^(审批|Decide)$/, canvas);
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByText('工号 2019031')).toBeVisible();
  },
};

/** One's own request is for somebody else to decide: the acts say so. */
export const Own: Story = {
  parameters: { server: { as: 'school', path: asked('school') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(不能审批自己的申请|You cannot decide)/, { selector: '[data-slot=alert] *' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(通过认证|Approve)$/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Another school's request is not there. */
export const Elsewhere: Story = {
  parameters: { server: { as: 'school2', path: asked('judge07') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^(没有找到|Not found)$/ })).toBeVisible();
  },
};

/** In English. */
export const English: Story = {
  globals: { language: 'en' },
  parameters: { server: { as: 'school', path: asked('judge09') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Evidence (2)' })).toBeVisible();
  },
};

function asked(account: string, role?: 'MAKER') {
  return async (as: CallsAs) => linkTo(consolePaths.certification, { id: await waitingRequest(as, account, role) });
}
