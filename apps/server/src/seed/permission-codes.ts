import { contract, type Contract, furtherPermissions, type Operation, type OperationId } from '@saiwu/openapi';

/** Every permission code that there is. */
export const permissionCodes: readonly string[] = [
  ...new Set(
    [...Object.values<Operation>(contract).map(({ access }) => access), ...Object.values(furtherPermissions).flat()].filter(
      (access) => access !== 'open' && access !== 'session',
    ),
  ),
];

/** All codes of some subjects, as they begin: `contest:`. */
export function codesOf(...subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const codes = permissionCodes.filter((code) => code.startsWith(subject));
    if (codes.length === 0) throw new Error(`no permission code begins with ${subject}`);
    return codes;
  });
}

/** The codes that some operations ask. */
export function codesFor(...ids: readonly GuardedId[]): string[] {
  return ids.map((id) => contract[id].access);
}

type GuardedId = { [Id in OperationId]: Contract[Id]['access'] extends 'open' | 'session' ? never : Id }[OperationId];
