import { useLingui } from '@lingui/react/macro';
import { Card, DescriptionList } from '@saiwu/ui';
import type { ProjectDetail } from '../answers.ts';
import { FileLink } from '../../lib/preview/file-link.tsx';

/** What a team has filled in and brought for its contest, beside name, track and people. */
export function EntryContents({ review: { fields, files, given } }: Pick<ProjectDetail, 'review'>) {
  const { t } = useLingui();
  if (fields.length === 0 && files.length === 0) return null;
  const fileIn = (slot: string) => given.find((file) => file.slot === slot);
  const linkTo = (slot: string) => {
    const file = fileIn(slot);
    if (file === undefined) return null;
    return <FileLink file={file} />;
  };
  return (
    <Card title={t`报名表`}>
      <DescriptionList
        items={[
          ...fields.map(({ key, label, answer }) => ({
            label,
            value: linkTo(`field:${key}`) ?? (answer && <span className="whitespace-pre-line">{answer}</span>),
            isWide: (answer?.length ?? 0) > 40,
          })),
          ...files.map(({ key, name }) => ({ label: name, value: linkTo(`file:${key}`) })),
        ]}
      />
    </Card>
  );
}
