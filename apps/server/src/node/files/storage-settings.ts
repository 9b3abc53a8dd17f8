import { SettingError } from '../setting-error.ts';

/** Where files are kept. `disk` is a folder; `s3` speaks S3; `cos` is Tencent COS, which speaks S3 too and lends temporary keys. */
export type StorageSettings = { kind: 'disk'; folder: string } | ({ kind: 's3' | 'cos' } & BucketSettings);

export interface BucketSettings {
  /** Absent: Amazon's own, of the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  keyId: string;
  keySecret: string;
  /** The bucket stands in the path, not in the host's name: what most servers of one's own want. */
  isPathStyle: boolean;
}

/** Reads `STORAGE` and what belongs to it. Throws `SettingError`. */
export function readStorage(env: NodeJS.ProcessEnv, dataFolder: string): StorageSettings {
  const kind = env['STORAGE'] || 'disk';
  if (kind === 'disk') return { kind, folder: `${dataFolder}/files` };
  if (kind === 's3')
    return {
      kind,
      endpoint: env['S3_ENDPOINT'] || undefined,
      region: env['S3_REGION'] || 'us-east-1',
      bucket: needed(env, 'S3_BUCKET'),
      keyId: needed(env, 'S3_ACCESS_KEY_ID'),
      keySecret: needed(env, 'S3_SECRET_ACCESS_KEY'),
      isPathStyle: env['S3_PATH_STYLE'] === 'true',
    };
  if (kind === 'cos') {
    const region = needed(env, 'COS_REGION');
    return {
      kind,
      endpoint: `https://cos.${region}.myqcloud.com`,
      region,
      bucket: needed(env, 'COS_BUCKET'),
      keyId: needed(env, 'COS_SECRET_ID'),
      keySecret: needed(env, 'COS_SECRET_KEY'),
      isPathStyle: false,
    };
  }
  throw new SettingError('STORAGE 应为 disk、s3、cos 之一。STORAGE must be one of disk, s3, cos.');
}

function needed(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new SettingError(`这种存储需要设置 ${name}。${name} is required with this storage.`);
  return value;
}
