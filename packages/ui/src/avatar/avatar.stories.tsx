import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RoleBadge } from '../role-badge/role-badge.tsx';
import { Avatar } from './avatar.tsx';
import { AvatarGroup } from './avatar-group.tsx';

const meta: Meta<typeof Avatar> = { title: '展示/Avatar', component: Avatar };
export default meta;

type Story = StoryObj<typeof Avatar>;

export const People: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name="王小明" size="sm" />
      <Avatar name="王小明" />
      <Avatar name="Ada Lovelace" />
      <Avatar name="欧阳娜娜" size="lg" />
      <Avatar name="超级管理员" size="sm" />
      <Avatar name="超级管理员" size="lg" />
      <span className="inline-flex items-center gap-2">
        李老师
        <RoleBadge isCertified roleName="指导教师" />
      </span>
      <span className="inline-flex items-center gap-2">
        陈同学
        <RoleBadge isCertified={false} roleName="学生" />
      </span>
      <RoleBadge isCertified size={64} />
      <RoleBadge isCertified={false} size={64} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '欧阳娜娜' })).toHaveTextContent('娜娜');
    const [small, large] = canvas.getAllByRole('img', { name: '超级管理员' });
    await expect(small).toHaveTextContent(/^超$/);
    await expect(large).toHaveTextContent(/^超级$/);
  },
};

/** A picture that does not come leaves the letters. */
export const Pictures: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Avatar name="王小明" src={picture} size="lg" />
      <Avatar name="陈一诺" src="data:image/png;base64,broken" size="lg" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
    await expect(canvas.getByRole('img', { name: '王小明' })).not.toHaveTextContent('小明');
    await expect(canvas.getByRole('img', { name: '陈一诺' })).toHaveTextContent('一诺');
  },
};

export const Group: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <AvatarGroup label="指导教师" people={people(3)} />
      <AvatarGroup label="评委" people={people(18)} size="md" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '指导教师' }).children).toHaveLength(3);
    await expect(canvas.getByRole('list', { name: '评委' }).children).toHaveLength(5);
    await expect(canvas.getByText('+14').parentElement).toHaveTextContent('孙立新');
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>')}`;

function people(count: number) {
  const names = ['王小明', '李思齐', '陈一诺', '赵教授', 'Ada Lovelace', '孙立新'];
  return Array.from({ length: count }, (_, index) => ({ id: String(index), name: names[index % names.length] ?? '' }));
}
