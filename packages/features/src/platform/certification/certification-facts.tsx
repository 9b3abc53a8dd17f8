import { useLingui } from '@lingui/react/macro';
import { Card, DescriptionList } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import { certification, type Certification } from './certification.ts';

/** What somebody says to their request, and what they are now: who asks for what stands in the head. */
export function CertificationFacts({ request }: { request: Certification }) {
  const { t, i18n } = useLingui();
  const { labels } = certification;
  const { mobile, orgLabel, roleNames, note, createTime, decideTime, reviewer } = request;
  return (
    <Card title={t`申请内容`}>
      <DescriptionList
        columns={1}
        items={[
          { label: t`说明`, value: note !== null && <span className="whitespace-pre-line">{note}</span> },
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
