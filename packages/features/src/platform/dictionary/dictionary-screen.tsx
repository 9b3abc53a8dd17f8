import { Loaded, usePageName } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { buttonVariants, Card, cn, EmptyState, PageHeader, PageStack } from '@saiwu/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { DictionaryItems } from './dictionary-items.tsx';
import { DictionaryTypes } from './dictionary-types.tsx';
import { useChosenType, useDictionary } from './use-chosen-type.ts';

/**
 * What other data refer to by code: the dictionaries, and the items of the one that is chosen. Below 1280 px one list stands above the
 * other.
 */
export function DictionaryScreen() {
  const { t } = useLingui();
  const name = usePageName(t`字典`);
  const type = useChosenType();
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(type);
  // where the items stand below the dictionaries, most of them is still to come: as much room as there is
  useEffect(() => {
    const place = panel.current?.getBoundingClientRect();
    if (place !== undefined && shown.current !== type)
      panel.current?.scrollIntoView({ block: place.top > innerHeight / 2 ? 'start' : 'nearest' });
    shown.current = type;
  }, [type]);
  return (
    <PageStack>
      <PageHeader
        title={name}
        actions={
          <Link to={consolePaths.enumerations} className={cn(buttonVariants({ variant: 'outline' }))}>
            <Trans>枚举</Trans>
          </Link>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-6 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        <DictionaryTypes />
        <div ref={panel} className="min-w-0 scroll-mt-4">
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
