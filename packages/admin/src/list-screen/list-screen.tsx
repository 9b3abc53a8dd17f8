import { PageHeader, PageStack } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { usePageName } from '../tabs/page-name.ts';
import { ListBody, type ListPartProps } from './list-body.tsx';

export interface ListScreenProps<Row extends object, Filters extends object, Added> extends ListPartProps<Row, Filters, Added> {
  /** A panel beside the table from 1280 px on, as a tree that filters it; below that width there is a filter for it. */
  aside?: ReactNode;
  /** Between the head and the table: notices that hold for all rows. */
  notice?: ReactNode;
}

/** Fourth level: a whole list screen. Each button is there when the resource has its operation and the reader may send it. */
export function ListScreen<Row extends object, Filters extends object, Added>(listed: ListScreenProps<Row, Filters, Added>) {
  const { aside, notice, ...props } = listed;
  const name = usePageName(props.resource.title);
  return (
    <ListBody
      {...props}
      renderFrame={({ acts, renderTable }) => (
        <PageStack>
          <PageHeader title={name} actions={acts} />
          {notice}
          {aside === undefined ? (
            renderTable()
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[14rem_minmax(0,1fr)]">
              <div className="min-w-0 max-xl:hidden">{aside}</div>
              <div className="min-w-0">{renderTable()}</div>
            </div>
          )}
        </PageStack>
      )}
    />
  );
}
