import ipaddr from 'ipaddr.js';
import { SettingError } from '../setting-error.ts';

/** Reads `DATASOURCE_HOSTS`: names or addresses, with a port or PostgreSQL's usual one, divided by commas or spaces. Throws `SettingError`. */
export function readDatasourceHosts(text: string | undefined): string[] {
  return (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [, host, port = '5432'] = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i.exec(entry) ?? [];
      if (host === undefined || Number(port) > 65_535)
        throw new SettingError(`DATASOURCE_HOSTS 里的 ${entry} 不是主机。${entry} in DATASOURCE_HOSTS is no host.`);
      return placeOf(host, Number(port));
    });
}

/** How a place is compared: exactly, whatever its letters. */
export function placeOf(host: string, port: number): string {
  return `${host.replaceAll(/[[\]]/g, '').toLowerCase()}:${port}`;
}

/** Whether an address is anybody's on the internet: not of this machine, a private network, or of those that clouds tell their secrets at. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
