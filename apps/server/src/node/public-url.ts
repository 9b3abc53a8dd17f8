import { SettingError } from './setting-error.ts';

/**
 * `PUBLIC_URL`: the address under which browsers reach the console, without a path. https, or http on this machine. Throws `SettingError`.
 */
export function readPublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !isSafeAddress(url) || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new SettingError(
      'PUBLIC_URL 应为控制台的网址，如 https://saiwu.example.edu.cn，不带路径；http 只能用于本机。PUBLIC_URL must be the address of the console, such as https://saiwu.example.edu, without a path; http only on this machine.',
    );
  return url.origin;
}

/** Nothing secret goes over http, but within this machine. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}
