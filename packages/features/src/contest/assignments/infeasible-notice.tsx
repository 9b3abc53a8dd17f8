import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import type { Infeasible } from '../answers.ts';

const named = 8;

/** Why no assignment keeps all rules: the smallest mends first, then which projects lack how many judges. */
export function InfeasibleNotice({ answer: { shortfalls, mends } }: { answer: Infeasible }) {
  const { t } = useLingui();
  const projectCount = new Set(shortfalls.flatMap(({ projects }) => projects.map(({ id }) => id))).size;
  const missingCount = shortfalls.reduce((sum, { missing }) => sum + missing, 0);
  return (
    <Alert tone="danger" isLive title={t`按现在的评委和规则排不出来：${projectCount} 个项目共缺 ${missingCount} 位评委`}>
      {mends.length > 0 && (
        <>
          <p className="mt-2 font-medium">{mends.length > 1 ? t`可以这样解决（任选其一）` : t`可以这样解决`}</p>
          <ul className="list-disc pl-5">
            {mends.map((mend) => (
              <li key={mend}>{mend}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 font-medium">{t`缺评委的项目`}</p>
      <Shortfalls shortfalls={shortfalls} />
    </Alert>
  );
}

function Shortfalls({ shortfalls }: Pick<Infeasible, 'shortfalls'>) {
  const { t } = useLingui();
  const inOrder = shortfalls.toSorted((one, other) => one.because.localeCompare(other.because, 'zh', { numeric: true }));
  return (
    <ul
      className="flex max-h-72 flex-col gap-2 overflow-y-auto pr-2 focus-ring"
      aria-label={t`缺评委的项目`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {inOrder.map(({ projects, because }) => {
        const count = projects.length;
        const names = projects
          .slice(0, named)
          .map(({ title }) => title)
          .join(t`、`);
        return (
          <li key={because + projects.map(({ id }) => id).join()}>
            <p>{because}</p>
            <p className="text-fg-muted">
              {names}
              {count > named && t`等 ${count} 个`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
