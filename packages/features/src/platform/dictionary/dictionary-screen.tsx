import { Loaded, usePageName } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, PageHeader, PageStack } from '@saiwu/ui';
import { useEffect, useRef } from 'react';
import { DictionaryItems } from './dictionary-items.tsx';
import { DictionaryTypes } from './dictionary-types.tsx';
import { useChosenType, useDictionary } from './use-chosen-type.ts';

/** What other data refer to by code: the dictionaries, and the items of the one that is chosen. Below 992 px one list stands above the other. */
export function DictionaryScreen() {
  const { t } = useLingui();
  const name = usePageName(t`字典`);
  const type = useChosenType();
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(type);
  // on a phone the items stand below the dictionaries
  useEffect(() => {
    if (shown.current !== type) panel.current?.scrollIntoView({ block: 'nearest' });
    shown.current = type;
  }, [type]);
  return (
    <PageStack>
      <PageHeader title={name} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <DictionaryTypes />
        <div ref={panel} className="min-w-0">
          {type === undefined ? (
            <Card>
              <EmptyState title={t`从字典列表里选一个，在这里查看和修改它的项`} />
            </Card>
          ) : (
            <ChosenDictionary key={type} type={type} />
          )}
        </div>
      </div>
    </PageStack>
  );
}

function ChosenDictionary({ type }: { type: string }) {
  const { t } = useLingui();
  const query = useDictionary(type);
  if (query.data) return <DictionaryItems dictionary={query.data} />;
  return (
    <Card>
      <Loaded query={query}>
        {() => <EmptyState drawing="search" title={t`没有这个字典`} description={t`可能已经删除，请从字典列表里另选一个`} />}
      </Loaded>
    </Card>
  );
}
