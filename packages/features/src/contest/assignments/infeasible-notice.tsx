import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import type { Infeasible } from '../answers.ts';

const named = 8;

/** Why no assignment keeps all rules: which projects lack how many judges, and the smallest mends. */
export function InfeasibleNotice({ answer: { shortfalls, mends } }: { answer: Infeasible }) {
  const { t } = useLingui();
  return (
    <Alert tone="danger" isLive title={t`按现在的评委和规则排不出来`}>
      <ul className="mt-2 flex flex-col gap-3">
        {shortfalls.map(({ projects, missing, because }) => {
          const count = projects.length;
          const more = count - named;
          return (
            <li key={because + projects.map(({ id }) => id).join()}>
              <p className="font-medium">{t`${count} 个项目共缺 ${missing} 位评委`}</p>
              <p>{because}</p>
              <p className="text-fg-muted">
                {projects
                  .slice(0, named)
                  .map(({ title }) => title)
                  .join(t`、`)}
                {more > 0 && t`等 ${count} 个`}
              </p>
            </li>
          );
        })}
      </ul>
      {mends.length > 0 && (
        <>
          <p className="mt-3 font-medium">{t`可以这样解决（任选其一）`}</p>
          <ul className="list-disc pl-5">
            {mends.map((mend) => (
              <li key={mend}>{mend}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
