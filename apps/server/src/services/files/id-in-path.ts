import { rules } from '@saiwu/openapi';

/** The id that stands as a part of its own in a path of ours; null where none does. */
export function idInPath(path: string): string | null {
  return path.split('/').find((part) => rules.id.safeParse(part).success) ?? null;
}
