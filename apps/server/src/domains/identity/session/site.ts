import { siteLogoType, type AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { attachmentAt } from '../../../services/files/links/attachment-address.ts';
import { shownTypes } from '../../../services/files/upload/content-types.ts';
import { linkTo, noEnd } from '../../../services/files/links/signed-link.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What the installation calls itself, for pages that need no session. */
export async function readSite(ctx: Context): Promise<AnswerOf<'session.options'>['site']> {
  return {
    name: await readParameter(ctx, 'SiteName'),
    promise: await readParameter(ctx, 'SitePromise'),
    logo: await linkToLogo(ctx),
    help: await readParameter(ctx, 'SiteHelp'),
    docsUrl: await readParameter(ctx, 'DocsUrl'),
  };
}

async function linkToLogo(ctx: Context): Promise<string | null> {
  const id = attachmentAt(await readParameter(ctx, 'SiteLogo'));
  if (id === null) return null;
  const row = await tenantDb(ctx)
    .selectFrom('attachment')
    // nothing else is shown to everybody this way, whatever address somebody has managed to write down
    .where('bizType', '=', siteLogoType)
    .where('contextType', 'in', [...shownTypes])
    .where('id', '=', id)
    .select(['id', 'path'])
    .executeTakeFirst();
  return row ? `${await linkTo(ctx, row, noEnd)}&thumbnail=medium` : null;
}
