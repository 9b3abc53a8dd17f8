import type { AnswerOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { DescriptionList, type Description } from '@saiwu/ui';

interface JoiningFactsProps {
  joining: Pick<AnswerOf<'entry.joining'>, 'projectTitle' | 'contestTitle' | 'track' | 'organiser'>;
  columns: 1 | 2;
  /** What else is said of the invitation. */
  more: Description[];
}

/** What one is asked to join. */
export function JoiningFacts({ joining: { projectTitle, contestTitle, track, organiser }, columns, more }: JoiningFactsProps) {
  const { t } = useLingui();
  return (
    <DescriptionList
      columns={columns}
      items={[
        { label: t({ message: '项目', context: '一个' }), value: projectTitle },
        { label: t`大赛`, value: contestTitle },
        { label: t`赛道`, value: track },
        { label: t`主办`, value: organiser },
        ...more,
      ]}
    />
  );
}
