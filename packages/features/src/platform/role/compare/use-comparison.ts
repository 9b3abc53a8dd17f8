import type { GrantNode } from '@saiwu/openapi';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api.tsx';
import { beyond, every, type Authority } from '../grants/grants.ts';
import { isSuper, type RoleRow } from '../role.ts';

/** What stands on one side of two roles, or on both. */
export interface Sides<T> {
  first: T;
  second: T;
  both: T;
}

export interface Comparison {
  nodes: GrantNode[];
  /** Menus and buttons by id. */
  grants: Sides<string[]>;
  /** People in the reader's sight, by id. */
  people: Sides<string[]>;
  /** Buttons that the reader does not hold are not listed: how many of each. */
  unlisted: readonly [number, number];
}

/** Reads what two roles allow and who holds them, and what of it only one has. */
export function useComparison([first, second]: readonly [RoleRow, RoleRow]) {
  const { call } = useApi();
  return useQuery({
    queryKey: ['role.authority', 'comparison', first.id, second.id],
    queryFn: async ({ signal }): Promise<Comparison> => {
      const of = ({ id }: RoleRow) => {
        const path = { roleId: id };
        return Promise.all([call('role.authority', { path, signal }), call('role.userIds', { path, signal })]);
      };
      const [nodes, [ofFirst, firstPeople], [ofSecond, secondPeople]] = await Promise.all([
        call('role.grantable', { signal }),
        of(first),
        of(second),
      ]);
      return {
        nodes,
        grants: sidesOf(grantedIn(nodes, first, ofFirst), grantedIn(nodes, second, ofSecond)),
        people: sidesOf(firstPeople, secondPeople),
        unlisted: [isSuper(first) ? 0 : beyond(nodes, ofFirst), isSuper(second) ? 0 : beyond(nodes, ofSecond)],
      };
    },
  });
}

/** Buttons, and menus that have none; the super administrator's role holds them all. */
function grantedIn(nodes: readonly GrantNode[], role: RoleRow, { menuIdList, resourceIdList }: Authority): string[] {
  const granted = new Set([...menuIdList, ...resourceIdList]);
  const leaves = every(nodes).filter(({ children, isGeneral }) => children.length === 0 && !isGeneral);
  return leaves.flatMap(({ id }) => (isSuper(role) || granted.has(id) ? [id] : []));
}

export function sidesOf(first: readonly string[], second: readonly string[]): Sides<string[]> {
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  return {
    first: first.filter((id) => !inSecond.has(id)),
    second: second.filter((id) => !inFirst.has(id)),
    both: first.filter((id) => inSecond.has(id)),
  };
}
