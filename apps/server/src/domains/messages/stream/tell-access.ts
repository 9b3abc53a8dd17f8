import type { Host } from '../../../core/host.ts';
import { accessMarks } from './access-marks.ts';
import { lookAtTenants, type TenantLook } from './look-at-tenants.ts';

/** Milliseconds in which changes are gathered: many roles are given together. */
const gatherFor = 100;

/** An open stream, and whose it is. */
export interface Told {
  tenantId: string;
  userId: string;
}

/**
 * Tells streams that what their readers may do, or the menu that they are shown, has changed; those that have just been opened how it
 * stands.
 */
export function tellAccess<Reader extends Told>(
  host: Host,
  readers: () => Reader[],
  tell: (reader: Reader, mark: string) => void,
): TenantLook {
  const told = new WeakMap<Reader, string>();

  async function lookAt(tenantId: string): Promise<void> {
    const own = readers().filter((reader) => reader.tenantId === tenantId);
    if (own.length === 0) return;
    const marks = await accessMarks(host.database.kysely, tenantId, [...new Set(own.map(({ userId }) => userId))]);
    for (const reader of own) {
      const mark = marks.get(reader.userId);
      if (mark === undefined || told.get(reader) === mark) continue;
      told.set(reader, mark);
      tell(reader, mark);
    }
  }

  return lookAtTenants(host, gatherFor, lookAt, 'access of streams not told');
}
