import { useLingui } from '@lingui/react/macro';
import { Card, DescriptionList } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import { certification, placeOf, type Certification } from './certification.ts';

/** Who asks for what, and what they are now. */
export function CertificationFacts({ request }: { request: Certification }) {
  const { t, i18n } = useLingui();
  const { labels } = certification;
  const { role, userName, mobile, orgLabel, roleNames, note, createTime, decideTime, reviewer } = request;
  return (
    <Card title={t`申请内容`}>
      <DescriptionList
        columns={1}
        items={[
          { label: i18n._(labels.role), value: role.desc },
          { label: t`申请的机构`, value: placeOf(request) },
          { label: t`说明`, value: note !== null && <span className="whitespace-pre-line">{note}</span> },
          { label: i18n._(labels.userName), value: userName },
          { label: t`手机`, value: mobile },
          { label: t`现在的机构`, value: orgLabel },
          { label: t`现在的角色`, value: roleNames.join(t`、`) },
          { label: i18n._(labels.createTime), value: minutes(createTime) },
          ...(decideTime === null
            ? []
            : [
                { label: i18n._(labels.reviewer), value: reviewer },
                { label: i18n._(labels.decideTime), value: minutes(decideTime) },
              ]),
        ]}
      />
    </Card>
  );
}
