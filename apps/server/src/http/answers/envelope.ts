import type { AnswerOf, OperationId } from '@saiwu/openapi';

/** The platform's answer around every payload (platform-api §1.1). */
export interface Envelope {
  code: number;
  data: unknown;
  msg: string;
  path: string | null;
  extra: Record<string, unknown> | null;
  timestamp: string;
  errorMsg: string;
  isSuccess: boolean;
}

export function success(data: unknown, now: Date, extra: Record<string, unknown> | null = null): Envelope {
  return { code: 0, data, msg: 'ok', path: null, extra, timestamp: String(now.getTime()), errorMsg: '', isSuccess: true };
}

/** What stands beside the envelope's own keys: the first client reads the tokens of its sign-in there. */
export function besideOf(id: OperationId, data: unknown): object {
  if (id !== 'session.signIn') return {};
  const { token, refreshToken, expire } = data as AnswerOf<typeof id>; // what its handler has answered
  return { access_token: token, refresh_token: refreshToken, expires_in: Number(expire) };
}

export function failure(code: number, msg: string, path: string, now: Date, extra: Record<string, unknown> | null = null): Envelope {
  return { code, data: null, msg, path, extra, timestamp: String(now.getTime()), errorMsg: '', isSuccess: false };
}
