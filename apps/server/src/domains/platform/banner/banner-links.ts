import { msg } from '@lingui/core/macro';
import { rules } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';

/** Tells which links a banner may have: paths of the console, and hosts that an administrator allows by the parameter `BannerHosts`. */
export async function linkAllowance(ctx: Context): Promise<(link: string) => boolean> {
  const hosts = (await readParameter(ctx, 'BannerHosts')).split(',');
  return (link) => rules.consolePath.safeParse(link).success || hosts.some((host) => isOf(hostOf(link), host));
}

/** Throws a refusal at the field for a link that leads elsewhere. */
export async function refuseForeignLink(ctx: Context, link: string | null | undefined): Promise<void> {
  if (!link || (await linkAllowance(ctx))(link)) return;
  const host = hostOf(link);
  throw invalid({ link: msg`轮播图不能链接到 ${host}：管理员可以在系统参数 BannerHosts 里允许这个网站` });
}

/** As the browser reads it; an international name in its ASCII form. */
function hostOf(link: string): string {
  return new URL(link).hostname;
}

function isOf(host: string, allowed: string): boolean {
  const isWide = allowed.startsWith('*.');
  const name = hostOf(`https://${isWide ? allowed.slice(2) : allowed}`);
  return isWide ? host.endsWith(`.${name}`) : host === name;
}
