import { useLingui } from '@lingui/react/macro';
import { resultFields, scoringRuleNames } from '@saiwu/openapi';
import type { Contest, Result, Stage } from '../answers.ts';
import { minutes } from '../../lib/language/show.ts';

/** The whole ranked list for paper, black on white in every theme; on the screen it does not show. */
export function PrintedResults({ contest, stage, results }: { contest: Contest; stage: Stage; results: readonly Result[] }) {
  const { t, i18n } = useLingui();
  const { title, orgLabel } = contest;
  const { kind, rule, closedTime } = stage;
  const { decimals } = rule;
  const ruleName = i18n._(scoringRuleNames[rule.kind]);
  const stageName = kind.desc;
  const count = results.length;
  const sealed = minutes(closedTime);
  const heads = Object.values(resultFields).map((name) => i18n._(name));
  return (
    <section className="hidden text-xs text-black print:block">
      <h1 className="text-base font-semibold">{t`${title}：${stageName}评审结果`}</h1>
      <p className="mt-1 mb-3">
        {orgLabel} · {t`${count} 个项目，${ruleName}，保留 ${decimals} 位小数；${sealed} 封存`}
      </p>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`${cell} font-semibold whitespace-nowrap ${isFigure(index) ? 'text-right' : ''}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.projectId} className="break-inside-avoid">
              {[result.rank, result.number, result.title, result.track, result.collegeLabel, result.leaderName, result.score].map(
                (value, index) => (
                  <td key={heads[index]} className={`${cell} ${isFigure(index) ? 'text-right tabular-nums' : ''}`}>
                    {value ?? '—'}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = 'border border-[#999] px-2 py-1 align-top';

/** Rank and score stand right. */
function isFigure(column: number): boolean {
  return column === 0 || column === 6;
}
