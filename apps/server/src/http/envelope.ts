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

export function failure(code: number, msg: string, path: string, now: Date, extra: Record<string, unknown> | null = null): Envelope {
  return { code, data: null, msg, path, extra, timestamp: String(now.getTime()), errorMsg: '', isSuccess: false };
}
