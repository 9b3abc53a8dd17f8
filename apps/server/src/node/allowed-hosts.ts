import ipaddr from 'ipaddr.js';
import { SettingError } from './setting-error.ts';

/** Reads a setting of hosts: names or addresses, with a port or the usual one, divided by commas or spaces. Throws `SettingError`. */
export function readHosts(name: string, text: string | undefined, usualPort: number): string[] {
  return (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [, host, port = String(usualPort)] = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i.exec(entry) ?? [];
      if (host === undefined || Number(port) > 65_535)
        throw new SettingError(`${name} 里的 ${entry} 不是主机。${entry} in ${name} is no host.`);
      return placeOf(host, Number(port));
    });
}

/** How a place is compared: exactly, whatever its letters. */
export function placeOf(host: string, port: number): string {
  return `${host.replaceAll(/[[\]]/g, '').toLowerCase()}:${port}`;
}

/**
 * Whether an address is anybody's on the internet: not of this machine, a private network, or of those that clouds tell their secrets at.
 */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
