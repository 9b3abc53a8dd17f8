import { ListScreen as AdminListScreen, type FilterFields, type ListScreenProps as AdminListScreenProps } from '@saiwu/admin';
import { useMemo, type ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Consequence, FormSchema } from '@saiwu/admin';
import type { ListColumn } from './columns.tsx';
import type { AddedOf, FiltersOf, PageOf, Resource, ResourceName, RowOf } from './resource.ts';
import { useBound } from './use-bound.ts';
import { useColumns } from './use-columns.ts';
import { useImports } from './use-imports.ts';
import { useUnique, type UniqueFields } from './use-unique.ts';

export interface ResourceForm<Name extends ResourceName, Save extends FormSchema = FormSchema, Update extends FormSchema = FormSchema> {
  /** The contract's schema of a new row. */
  save: Save;
  /** The contract's schema of a change. */
  update: Update;
  /** The first values of the form, from a row or for a new one. */
  valuesOf: (row: RowOf<Name> | null) => DefaultValues<z.input<Save>>;
  /** Fields of a new row whose value no other row may have, with the operation that knows; `Fields` marks them `isAsked`. */
  unique?: UniqueFields;
  /** The form has more than about six fields: it opens in a drawer. */
  isLong?: boolean;
  /** The inputs; fields of new rows alone look at `isNew`, fields that depend on the row that is changed or copied look at `row`. */
  Fields: (props: { isNew: boolean; row: RowOf<Name> | null }) => ReactNode;
}

type Shared<Name extends ResourceName, Filters> = Pick<
  AdminListScreenProps<RowOf<Name>, FiltersOf<PageOf<Name>, Filters>, AddedOf<PageOf<Name>>>,
  'aside' | 'notice' | 'onAdded' | 'toolbar' | 'rowActs' | 'onRowClick' | 'detail'
>;

export interface ListScreenProps<Name extends ResourceName, Labels, Filters> extends Shared<Name, Filters> {
  resource: Resource<Name, Labels, Filters>;
  columns: readonly ListColumn<RowOf<Name>>[];
  /** The inputs of the filter bar. */
  Filters?: (props: { field: FilterFields<keyof Filters & string> }) => ReactNode;
  /** Further ones that are needed less often; they open with 更多筛选. */
  MoreFilters?: (props: { field: FilterFields<keyof Filters & string> }) => ReactNode;
  /** Without a form rows are neither added nor changed here. */
  form?: ResourceForm<Name>;
  /** The consequence of deleting rows, as `Resource` of `@saiwu/admin` has it. Keep the function stable. */
  consequenceOf?: (keys: readonly string[] | null) => Promise<Consequence>;
  /** Filters that the reader cannot change. Keep the object stable. */
  fixed?: Partial<FiltersOf<PageOf<Name>, Filters>>;
}

/** Fourth level: a whole list screen. Each button is there when the contract has its operation and the user may send it. */
export function ListScreen<Name extends ResourceName, Labels, Filters>(props: ListScreenProps<Name, Labels, Filters>) {
  const { resource, columns, Filters: Inputs, MoreFilters: MoreInputs, form, fixed, consequenceOf, ...rest } = props;
  const checks = useUnique(form?.unique);
  const bound = useBound(resource);
  return (
    <AdminListScreen
      {...rest}
      resource={useMemo(() => (consequenceOf === undefined ? bound : { ...bound, consequenceOf }), [bound, consequenceOf])}
      columns={useColumns(columns)}
      Filters={Inputs as Inputs<Name, Filters>} // the filters' names are the same
      MoreFilters={MoreInputs as Inputs<Name, Filters>} // the same
      form={useMemo(() => form && { ...form, checks }, [form, checks])}
      imports={useImports(resource)}
      fixed={fixed}
    />
  );
}

type Inputs<Name extends ResourceName, Filters> = AdminListScreenProps<object, FiltersOf<PageOf<Name>, Filters>, unknown>['Filters'];
