import { contract, type OperationId, pageReads, permissionReads } from '@saiwu/openapi';
import { expect, it } from 'vitest';
import { menus, type roles } from '../../src/seed/catalogue.ts';
import { openServer } from '../harness.ts';

const server = openServer();

/** Who has each of the roles that we ship, and no other. */
const holders = {
  SUPER_ADMIN: 'admin',
  GENERAL_MANAGER: 'manager',
  XMANAGEMENT: 'school',
  YMANAGEMENT: 'college',
  JUDGE: 'judge1',
  TEACHER: 'teacher',
  MAKER: 'student',
} satisfies Record<(typeof roles)[number]['code'], string>;

interface Node {
  path: string;
  children?: readonly Node[];
}

const leavesOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ path, children = [] }) => (children.length ? leavesOf(children) : [path]));

it('every page of the menu that we ship says what it reads', () => {
  expect(Object.keys(pageReads).toSorted()).toEqual(leavesOf(menus).toSorted());
});

it.each(Object.entries(holders))(
  '%s is refused nothing that the pages of the own menu read, nor the forms behind their buttons',
  async (role, account) => {
    const person = server.as(account);
    const { resourceList, roleList } = (await person.call('resource.visible')).data;
    expect(roleList).toEqual([role]);
    const pages = leavesOf((await person.call('menu.router')).data);
    const held: readonly string[] = resourceList.includes('*') ? Object.keys(permissionReads) : resourceList;
    const reads = new Set<OperationId>([
      ...pages.flatMap((path) => pageReads[path] ?? []),
      ...held.flatMap((code) => permissionReads[code] ?? []),
    ]);
    const refused: string[] = [];
    for (const id of reads) {
      const { status } = await person.call(id, contract[id].method === 'GET' ? {} : { body: { model: {} } });
      if (status === 403) refused.push(id);
    }
    expect([pages.length > 0, refused]).toEqual([true, []]);
  },
);
