import { useLingui } from '@lingui/react/macro';
import { Badge, Card, DescriptionList } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import type { Entry } from '../answers.ts';

type Result = Entry['results'][number];

/** How a project was judged in each stage that was released to its team. */
export function EntryResults({ results }: { results: readonly Result[] }) {
  return results.map((result) => <StageResult key={result.kind.code} result={result} />);
}

function StageResult({ result: { kind, score, rank, of, award, comments, releasedTime } }: { result: Result }) {
  const { t } = useLingui();
  const name = kind.desc;
  const time = minutes(releasedTime);
  return (
    <Card title={t`${name}结果`} actions={<span className="text-sm text-fg-muted tabular-nums">{t`${time} 公布`}</span>}>
      <div className="flex flex-col gap-4">
        <DescriptionList
          columns={3}
          items={[
            { label: t`得分`, value: <span className="text-xl font-semibold tabular-nums">{score}</span> },
            {
              label: t`名次`,
              value: (
                <span className="tabular-nums">
                  <span className="text-xl font-semibold">{rank}</span> <span className="text-fg-muted">/ {of}</span>
                </span>
              ),
            },
            ...(award === null ? [] : [{ label: t`奖项`, value: <Badge>{award}</Badge> }]),
          ]}
        />
        {comments.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="font-medium">{t`评语`}</h3>
            <ul className="flex flex-col gap-2">
              {comments.map((comment, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two judges may write the same, and the order stays
                <li key={index} className="rounded-control bg-subtle px-3 py-2 wrap-anywhere whitespace-pre-line">
                  {comment}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  );
}
