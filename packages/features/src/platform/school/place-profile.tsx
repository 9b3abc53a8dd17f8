import { useLingui } from '@lingui/react/macro';
import { NameLink } from '@saiwu/admin';
import { consolePaths, linkTo } from '@saiwu/openapi';
import { Card, DescriptionList, PageStack } from '@saiwu/ui';
import { useCan } from '../../lib/api/access.ts';
import { ownAddress } from '../../lib/api/own-address.ts';
import { minutes } from '../../lib/language/show.ts';
import { OrgBelongings } from '../org/org-belongings.tsx';
import { collegeLabels, schoolLabels, type Place, type PlaceType } from './school.ts';

const ofBoth = ['abbreviation', 'code'] as const;
const ofSchool = ['province', 'city', 'kind', 'level'] as const;

/** What a school or college says about itself, until when it is served, what hangs on it, and what was merged into it. */
export function PlaceProfile({ type, place }: { type: PlaceType; place: Place }) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const labels = type === 'school' ? schoolLabels : collegeLabels;
  const { expiryDate, describe, updateTime, logo, merged } = place;
  const own = 'province' in place ? ofSchool.map((key) => ({ label: i18n._(labels[key]), value: place[key] })) : [];
  const above = 'school' in place && place.school;
  const path = above ? linkTo(consolePaths.school, { id: above.id }) : '';
  return (
    <PageStack>
      <Card>
        {logo !== null && (
          <img src={ownAddress(logo)} alt="" className="mb-4 size-20 rounded-control border border-border object-contain" />
        )}
        <DescriptionList
          columns={3}
          items={[
            ...(above ? [{ label: t`学校`, value: can('school.get') ? <NameLink to={path}>{above.label}</NameLink> : above.label }] : []),
            ...ofBoth.map((key) => ({ label: i18n._(labels[key]), value: place[key] })),
            ...own,
            { label: i18n._(labels.vip), value: place.vip ? t`是` : t`否` },
            { label: i18n._(labels.expiryDate), value: expiryDate === null ? t`长期有效` : minutes(expiryDate) },
            { label: t`更新时间`, value: minutes(updateTime) },
            { label: i18n._(labels.describe), value: describe, isWide: true },
          ]}
        />
      </Card>
      <OrgBelongings id={place.id} />
      {merged.length > 0 && (
        <Card title={t`合并进来的`}>
          <ul className="flex flex-col gap-1">
            {merged.map(({ label, createTime, author }) => (
              <li key={`${createTime} ${label}`} className="text-fg-muted tabular-nums">
                {minutes(createTime)} · {label}
                {author !== null && ` · ${author}`}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </PageStack>
  );
}
