import pino from 'pino';
import type { Log } from '../core/host.ts';

/** Structured log lines on standard output; whatever looks like a secret is masked. `level` as pino has it. */
export function pinoLog(level: string): Log {
  const secrets = ['password', 'token', 'authorization', 'secret', 'refreshToken'];
  const logger = pino({ level, base: null, redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`)], censor: '***' } });
  return {
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    error: (facts, message) => logger.error(facts, message),
  };
}
