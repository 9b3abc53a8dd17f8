import { Loaded } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { resultFields, scoringRuleNames } from '@saiwu/openapi';
import { Badge, CopyButton, DescriptionList, Drawer } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { minutes } from '../../lib/language/show.ts';

type ResultDetail = AnswerOf<'result.get'>;

/** One result beside the list: its sheets, and how the score came about, line by line. */
export function ResultDrawer({ stageId, projectId, onClose }: { stageId: string; projectId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('result.get', { path: { stageId, projectId } }));
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={query.data?.title ?? t`评审结果`}
      description={query.data && `${query.data.number} · ${query.data.track}`}
    >
      <Loaded query={query}>{(result) => <Calculation result={result} />}</Loaded>
    </Drawer>
  );
}

function Calculation({ result }: { result: ResultDetail }) {
  const { t, i18n } = useLingui();
  const { score, rank, rule, sheets, calculation, sealedTime, sealHash, collegeLabel, leaderName } = result;
  const { decimals } = rule;
  const ruleName = i18n._(scoringRuleNames[rule.kind]);
  return (
    <div className="flex flex-col gap-6">
      <DescriptionList
        columns={3}
        items={[
          { label: i18n._(resultFields.score), value: <span className="text-xl font-semibold tabular-nums">{score}</span> },
          { label: i18n._(resultFields.rank), value: <span className="text-xl font-semibold tabular-nums">{rank}</span> },
          { label: t`计分规则`, value: t`${ruleName}，保留 ${decimals} 位小数` },
          { label: i18n._(resultFields.collegeLabel), value: collegeLabel },
          { label: i18n._(resultFields.leaderName), value: leaderName },
          { label: t`封存时间`, value: minutes(sealedTime) },
        ]}
      />
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t`评分表`}</h3>
        <Sheets sheets={sheets} />
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t`计算过程`}</h3>
        <ol className="grid list-decimal gap-1 rounded-card bg-bg-subtle py-3 pr-4 pl-9 tabular-nums">
          {calculation.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- sealed lines keep their place
            <li key={index}>{line}</li>
          ))}
        </ol>
      </section>
      <section className="flex flex-col gap-1">
        <h3 className="text-xs text-fg-muted">{t`封存记录的校验值`}</h3>
        <p className="flex items-center gap-2">
          <code className="min-w-0 flex-1 truncate text-xs">{sealHash}</code>
          <CopyButton text={sealHash} />
        </p>
      </section>
    </div>
  );
}

function Sheets({ sheets }: { sheets: ResultDetail['sheets'] }) {
  const { t } = useLingui();
  return (
    <ul className="divide-y divide-border rounded-card border border-border">
      {sheets.map(({ judgeName, total, isCounted, comment, submittedTime }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sealed sheets keep their place, and two judges may share a name
        <li key={index} className="grid gap-1 px-4 py-2">
          <div className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-24 flex-1 font-medium">{judgeName}</span>
            {!isCounted && <Badge>{t`不计入`}</Badge>}
            <span className="text-xs text-fg-muted">{minutes(submittedTime)}</span>
            <span className={isCounted ? 'font-medium tabular-nums' : 'text-fg-muted tabular-nums line-through'}>{total}</span>
          </div>
          {comment !== null && comment !== '' && <p className="text-fg-muted">{comment}</p>}
        </li>
      ))}
    </ul>
  );
}
