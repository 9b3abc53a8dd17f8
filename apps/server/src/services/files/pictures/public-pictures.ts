import { coverType, siteLogoType } from '@saiwu/openapi';
import { avatarType } from './avatar-links.ts';
import { shownTypes } from '../upload/content-types.ts';

/** Whether an attachment is a picture that all may see, by the use it was uploaded for: its link has no end. */
export function isForEverybody({ bizType, contextType }: { bizType: string; contextType: string }): boolean {
  return publicTypes.has(bizType) && shownTypes.has(contextType);
}

const publicTypes: ReadonlySet<string> = new Set([avatarType, coverType, siteLogoType, 'BANNER', 'ORG_LOGO', 'TENANT_LOGO']);
