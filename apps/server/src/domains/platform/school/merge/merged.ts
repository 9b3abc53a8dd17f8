/** What a merge looks at of either. */
export interface Merged {
  id: string;
  label: string;
  parentId: string;
  treePath: string;
  version: number;
}
