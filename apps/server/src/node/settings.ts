import ipaddr from 'ipaddr.js';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../core/host.ts';
import { randomText } from '../core/tokens.ts';
import { readHosts } from './allowed-hosts.ts';
import { readStorage, type StorageSettings } from './files/storage-settings.ts';
import { openPrivateFolder } from './private-folder.ts';
import { SettingError } from './setting-error.ts';
import { smsSettings, type SmsSetting } from './sms/open-sms.ts';
import { readPublicUrl } from './public-url.ts';
import type { SocialSetting } from './social/provider-setting.ts';
import { readSocial } from './social/social-settings.ts';

export { SettingError };

export interface NodeSettings extends Settings {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  secret: string;
  adminPassword: string | undefined;
  demoPassword: string | undefined;
  consoleFolder: string;
  logLevel: string;
  storage: StorageSettings;
  sms: SmsSetting;
  /** Where SMS providers are reached beside their own hosts, as `host:port`. */
  smsHosts: readonly string[];
  /** Providers whose accounts sign people in. */
  social: SocialSetting[];
  /** Who may read the figures; undefined: nobody. */
  metricsToken: string | undefined;
  /** Databases that may be tried, as `host:port`. */
  datasourceHosts: readonly string[];
}

/** Reads the environment (docs/operate.md). Throws `SettingError`. */
export function readSettings(env: NodeJS.ProcessEnv): NodeSettings {
  const dataFolder = resolve(env['DATA_DIR'] || './data');
  const databaseUrl = env['DATABASE_URL'] || undefined;
  return {
    port: readPort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataFolder,
    databaseUrl,
    secret: readSecret(env['SECRET'], databaseUrl, dataFolder),
    adminPassword: env['ADMIN_PASSWORD'] || undefined,
    demoPassword: env['DEMO_PASSWORD'] || undefined,
    tenantMode: oneOf('TENANT_MODE', env['TENANT_MODE'], ['NONE', 'COLUMN']),
    trustedProxies: readProxies(env['TRUSTED_PROXIES']),
    limits: oneOf('LIMITS', env['LIMITS'], ['on', 'off']),
    captcha: oneOf('CAPTCHA', env['CAPTCHA'], ['off', 'on']),
    ...(env['DEFAULT_PASSWORD'] && { defaultPassword: env['DEFAULT_PASSWORD'] }),
    consoleFolder: resolve(fileURLToPath(new URL('../../../console/dist', import.meta.url))),
    logLevel: env['LOG_LEVEL'] || 'warn',
    storage: readStorage(env, dataFolder),
    sms: oneOf('SMS', env['SMS'], smsSettings),
    smsHosts: readHosts('SMS_HOSTS', env['SMS_HOSTS'], 443),
    social: readSocial(env),
    publicUrl: readPublicUrl(env['PUBLIC_URL']),
    datasourceHosts: readHosts('DATASOURCE_HOSTS', env['DATASOURCE_HOSTS'], 5432),
    metricsToken: readMetricsToken(env['METRICS_TOKEN']),
  };
}

function readPort(text: string | undefined): number {
  const port = Number(text || '4600');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingError(`PORT 应为 0 到 65535 的整数。PORT must be an integer from 0 to 65535.`);
  return port;
}

/** Addresses and ranges, divided by commas or spaces. */
function readProxies(text: string | undefined): string[] {
  const proxies = (text ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = proxies.find((one) => !ipaddr.isValid(one) && !ipaddr.isValidCIDR(one));
  if (wrong)
    throw new SettingError(
      `TRUSTED_PROXIES 里的 ${wrong} 不是 IP 地址或网段。${wrong} in TRUSTED_PROXIES is neither an address nor a range.`,
    );
  return proxies;
}

function readMetricsToken(text: string | undefined): string | undefined {
  if (text && Buffer.byteLength(text) < 16) throw new SettingError('METRICS_TOKEN 至少要 16 字节。METRICS_TOKEN needs at least 16 bytes.');
  return text || undefined;
}

function oneOf<const T extends string>(name: string, text: string | undefined, values: readonly [T, ...T[]]): T {
  if (!text) return values[0];
  const value = values.find((one) => one === text);
  if (!value) throw new SettingError(`${name} 应为 ${values.join('、')} 之一。${name} must be one of ${values.join(', ')}.`);
  return value;
}

/** A real database is shared by several processes, so it needs a secret from outside; embedded, one is made and kept. */
function readSecret(given: string | undefined, databaseUrl: string | undefined, dataFolder: string): string {
  if (given && Buffer.byteLength(given) < 32) throw new SettingError('SECRET 至少要 32 字节。SECRET needs at least 32 bytes.');
  if (given) return given;
  if (databaseUrl)
    throw new SettingError(
      '使用 DATABASE_URL 时必须设置 SECRET（至少 32 字节）。SECRET (at least 32 bytes) is required with DATABASE_URL.',
    );
  const path = join(dataFolder, 'secret');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  openPrivateFolder(dataFolder);
  const made = randomText(48);
  writeFileSync(path, made, { mode: 0o600 });
  return made;
}
