import { z } from 'zod';
import { id, parentId } from '../rules.ts';

export interface OrgNode {
  id: string;
  parentId: string;
  label: string;
  abbreviation: string | null;
  /** `school`, `college` or `unit`. */
  type: string;
  state: boolean;
  children: OrgNode[];
}

/** An organisation with those below it. */
export const orgNode: z.ZodType<OrgNode> = z
  .object({
    id,
    parentId,
    label: z.string(),
    abbreviation: z.string().nullable(),
    type: z.string(),
    state: z.boolean(),
    get children() {
      return z.array(orgNode);
    },
  })
  .meta({ id: 'OrgNode' });
