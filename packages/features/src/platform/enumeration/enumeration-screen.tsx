import { Loaded, usePageName, useUrlState } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, PageHeader, PageStack, TextInput } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { enumerationNames } from './enumeration-names.ts';

/** What the codes of the API mean: the fixed lists, which nobody changes here. */
export function EnumerationScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const name = usePageName(t`枚举`);
  const query = useQuery({ ...queryOf('enumeration.lists', { body: [] }), staleTime: Infinity });
  const [{ keyword }, setUrl] = useUrlState(address);
  const known = t`名称 / 编码`;
  return (
    <PageStack>
      <PageHeader title={name} description={t`程序里固定的取值，只供查阅；可以增减的在字典里`} />
      <TextInput
        aria-label={known}
        placeholder={known}
        isClearable
        value={keyword}
        onValueChange={(text) => setUrl({ keyword: text })}
        className="sm:max-w-80"
      />
      <Loaded query={query}>{(lists) => <Enumerations lists={lists} keyword={keyword} />}</Loaded>
    </PageStack>
  );
}

const address = z.object({ keyword: z.string().max(64).default('') });

function Enumerations({ lists, keyword }: { lists: AnswerOf<'enumeration.lists'>; keyword: string }) {
  const { t, i18n } = useLingui();
  const titleOf = (name: string) => (enumerationNames[name] ? i18n._(enumerationNames[name]) : name);
  const wanted = keyword.trim().toLowerCase();
  const found = Object.entries(lists).filter(([name, options]) =>
    [name, titleOf(name), ...options.flatMap(({ value, label }) => [value, label])].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (found.length === 0) return <EmptyState drawing="search" title={t`没有符合条件的枚举`} />;
  return (
    <div className="columns-1 gap-4 md:columns-2 xl:columns-3">
      {found.map(([name, options]) => (
        <Card
          key={name}
          title={titleOf(name)}
          actions={<code className="text-xs text-fg-muted">{name}</code>}
          className="mb-4 break-inside-avoid"
        >
          <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
            {options.map(({ value, label }) => (
              <div key={value} className="contents">
                <dt className="font-mono text-xs wrap-anywhere text-fg-muted">{value}</dt>
                <dd className="wrap-anywhere">{label}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}
