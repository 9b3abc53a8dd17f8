import cos, { type CredentialData, type GetCredentialOptions } from 'qcloud-cos-sts';
import type { CloudUpload } from '../../core/host.ts';
import type { BucketSettings } from './storage-settings.ts';

/** Seconds that lent credentials hold. */
const lendFor = 1800;
/** Milliseconds after which Tencent is not waited for any more. */
const timeLimit = 10_000;

/** What a browser needs to put a file, whole or in parts; nothing that reads, lists or deletes others. */
const actions = [
  'name/cos:PutObject',
  'name/cos:PostObject',
  'name/cos:InitiateMultipartUpload',
  'name/cos:ListParts',
  'name/cos:UploadPart',
  'name/cos:CompleteMultipartUpload',
  'name/cos:AbortMultipartUpload',
];

type Ask = (options: GetCredentialOptions) => Promise<CredentialData>;

/** Temporary credentials of Tencent COS. `ask` is the call to Tencent; its errors quote our key, so only their code goes on. */
export function cosCredentials({ bucket, region, keyId, keySecret }: BucketSettings, ask: Ask = cos.getCredential): CloudUpload {
  return {
    async lend(prefix) {
      const policy = cos.getPolicy([{ action: actions, bucket, region, prefix: `${prefix}*` }]);
      const options = { secretId: keyId, secretKey: keySecret, region, policy, durationSeconds: lendFor };
      try {
        const { credentials, expiredTime } = await Promise.race([ask(options), late()]);
        const { tmpSecretId, tmpSecretKey, sessionToken } = credentials;
        return { credentials: { tmpSecretId, tmpSecretKey, sessionToken }, expiredTime, bucket, region };
      } catch (error) {
        // oxlint-disable-next-line preserve-caught-error -- it quotes our key
        throw new Error(`Tencent lends no credentials: ${codeOf(error)}`);
      }
    },
  };
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(Object.assign(new Error('too late'), { code: 'TIMEOUT' })), timeLimit).unref();
  });
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const code: unknown = 'Code' in error ? error.Code : 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[\w.]{1,80}$/.test(code) ? code : 'unknown';
}
