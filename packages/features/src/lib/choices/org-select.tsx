import type { FilterFields } from '@saiwu/admin';
import { TreeSelect, type TreeSelectProps } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { useOrgNodes } from './use-org-nodes.ts';

/** Chooses one of the organisations of the reader's data scope. */
export function OrgSelect(props: Omit<TreeSelectProps, 'nodes'>) {
  return <TreeSelect {...props} nodes={useOrgNodes()} />;
}

/** Filters by one of them. */
export function orgFilter(field: FilterFields<'orgId'>): ReactNode {
  return field.choice('orgId', (own) => <OrgSelect {...own} />);
}
