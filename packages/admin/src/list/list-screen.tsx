import { PageHeader, PageStack } from '@saiwu/ui';
import { usePageName } from '../tabs/page-name.ts';
import { ListBody, type ListPartProps } from './list-body.tsx';

export type ListScreenProps<Row extends object, Filters extends object, Added> = ListPartProps<Row, Filters, Added>;

/** Fourth level: a whole list screen. Each button is there when the resource has its operation and the reader may send it. */
export function ListScreen<Row extends object, Filters extends object, Added>(props: ListScreenProps<Row, Filters, Added>) {
  const name = usePageName(props.resource.title);
  return (
    <ListBody
      {...props}
      renderFrame={({ acts, renderTable }) => (
        <PageStack>
          <PageHeader title={name} actions={acts} />
          {renderTable()}
        </PageStack>
      )}
    />
  );
}
