import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { EmptyState } from '@saiwu/ui';
import { defineList, type RowIn } from '../crud/resource.ts';
import { useList } from '../crud/use-list.ts';
import { PublicList } from './public-list.tsx';

const publicity = defineList('public.publicity', { title: msg`公示`, labels: {}, firstSort: null });

/** Contests whose results are sealed, the latest first. It names contests only: whom a publicity may name, no contest says yet. */
export function PublicitySlot() {
  const { t } = useLingui();
  const list = useList(publicity, { prefix: 'publicity.', firstSize: 5 });
  return (
    <PublicList
      title={t`公示`}
      list={list}
      empty={<EmptyState size="sm" title={t`还没有公示`} description={t`评审结果封存之后会列在这里`} />}
      note={
        <p className="border-t border-border px-4 py-3 text-sm text-fg-muted">
          <Trans>这里只公布大赛，不公布姓名和项目。成绩和排名请登录后查看。</Trans>
        </p>
      }
    >
      {(row) => <PublicityFacts publicity={row} />}
    </PublicList>
  );
}

type Publicity = RowIn<'public.publicity'>;

function PublicityFacts({ publicity: { orgLabel, since, projectCount } }: { publicity: Publicity }) {
  const day = since.slice(0, 10);
  return (
    <>
      <p className="text-fg-muted wrap-anywhere">{orgLabel}</p>
      <p className="flex flex-wrap gap-x-4 text-fg-muted tabular-nums">
        <span>
          <Trans>{day} 封存</Trans>
        </span>
        <span>
          <Trans>{projectCount} 个项目</Trans>
        </span>
      </p>
    </>
  );
}
