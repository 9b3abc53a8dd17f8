import { msg } from '@lingui/core/macro';
import { orgFields } from '@saiwu/openapi';
import type { TreeFacts } from '../../crud/tree/tree-screen.tsx';

export const orgLabels = { ...orgFields, type: msg`类型`, parentId: msg`上级机构` };

/** Schools, colleges and units. */
export const org: TreeFacts<'org', typeof orgLabels> = { name: 'org', title: msg({ message: '机构', context: '一个' }), labels: orgLabels };
