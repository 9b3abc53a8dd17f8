import { rules } from '@saiwu/openapi';

/** The id that is a part of its own in a path of ours; null where there is none. */
export function idInPath(path: string): string | null {
  return path.split('/').find((part) => rules.id.safeParse(part).success) ?? null;
}
