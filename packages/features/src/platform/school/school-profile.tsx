import { useLingui } from '@lingui/react/macro';
import { Card, DescriptionList } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import { schoolLabels, type School } from './school.ts';

/** What a school says about itself, and until when it is served. */
export function SchoolProfile({ school }: { school: School }) {
  const { t, i18n } = useLingui();
  const { expiryDate, describe, updateTime, ...profile } = school;
  const short = (['abbreviation', 'code', 'province', 'city', 'kind', 'level'] as const).map((key) => ({
    label: i18n._(schoolLabels[key]),
    value: profile[key],
  }));
  return (
    <Card>
      <DescriptionList
        columns={3}
        items={[
          ...short,
          { label: i18n._(schoolLabels.expiryDate), value: expiryDate === null ? t`长期有效` : minutes(expiryDate) },
          { label: t`更新时间`, value: minutes(updateTime) },
          { label: i18n._(schoolLabels.describe), value: describe, isWide: true },
        ]}
      />
    </Card>
  );
}
