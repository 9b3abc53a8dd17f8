import { rules } from '@saiwu/openapi';
import { maskPhone, unmasked } from '../../../../services/parameters/mask-phone.ts';

/** The phone that a user is changed to: the mask of the one that is kept stands for it. Throws a 400 at the field for any other. */
export function keptPhone(given: string | null | undefined, kept: string | null): string | null | undefined {
  return unmasked(given, { field: 'mobile', kept, shown: kept ? [maskPhone(kept)] : [], rule: rules.phone });
}
