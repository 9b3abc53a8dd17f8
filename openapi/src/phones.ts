import { z } from 'zod';
import { fieldsOf, type Path } from './secrets.ts';

/** Where a value has mobile numbers. */
export interface PhonePlace {
  path: Path;
  /** One number, or the receivers of an SMS task as text. */
  kind: 'one' | 'list';
}

/** Where a schema has mobile numbers (`phone` of the rules, `smsReceivers`). */
export function phonesOf(schema: z.core.$ZodType): readonly PhonePlace[] {
  const places = fieldsOf(schema).flatMap(({ path, schema: part }): PhonePlace[] => {
    const kind = z.globalRegistry.get(part)?.['x-phone'];
    return kind === 'one' || kind === 'list' ? [{ path, kind }] : [];
  });
  return [...new Map(places.map((place) => [place.path.join('.'), place])).values()];
}
