import type { ReactNode } from 'react';
import { ListBody, type ListPartProps } from './list-body.tsx';

export interface ListSectionProps<Row extends object, Filters extends object, Added> extends ListPartProps<Row, Filters, Added> {
  heading: ReactNode;
}

/** The same as a part of a page: in a card with its own head, its line of filters beneath it. */
export function ListSection<Row extends object, Filters extends object, Added>({
  heading,
  ...props
}: ListSectionProps<Row, Filters, Added>) {
  return <ListBody {...props} renderFrame={({ acts, renderTable }) => renderTable({ heading, headingActs: acts })} />;
}
