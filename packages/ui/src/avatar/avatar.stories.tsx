import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleBadge } from '../role-badge/role-badge.tsx';
import { Avatar } from './avatar.tsx';

const meta: Meta<typeof Avatar> = { title: '界面/Avatar', component: Avatar };
export default meta;

export const People: StoryObj<typeof Avatar> = {
  render: () => (
    <div className="flex items-center gap-4">
      <Avatar name="王小明" size="sm" />
      <Avatar name="王小明" />
      <Avatar name="Ada Lovelace" />
      <Avatar name="欧阳娜娜" size="lg" />
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
};
