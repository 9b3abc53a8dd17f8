import type { AnswerOf } from '@saiwu/api-client';
import { userFields } from '@saiwu/openapi';
import { Card, DescriptionList } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { OwnOffers } from '../register/own-offers.tsx';
import { ProfileForm } from './profile-form.tsx';

/** What the organisation has decided about the account, and what the person may change of it. */
export function BaseSection({ user }: { user: AnswerOf<'user.mine'> }) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <OwnOffers />
      <Card title={t`账号信息`}>
        <DescriptionList
          columns={3}
          items={[
            { label: i18n._(userFields.account), value: user.account },
            { label: t`角色`, value: user.roleList.map(({ name }) => name).join(t`、`) },
            { label: i18n._(userFields.orgId), value: user.echoMap.orgId?.label },
            { label: t`最近登录`, value: user.lastLoginTime?.slice(0, 16) },
            { label: t`创建时间`, value: user.createTime.slice(0, 16) },
          ]}
        />
      </Card>
      <Card title={t`基本资料`}>
        <div className="max-w-180">
          <ProfileForm user={user} />
        </div>
      </Card>
    </div>
  );
}
