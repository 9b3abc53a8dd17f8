import type { FileAnswer } from '../operation.ts';

/** A file with the name that `Content-Disposition` gives it (RFC 6266; older servers percent-encode the plain `filename`). */
export function fileAnswer(response: Response, blob: Blob): FileAnswer {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition);
  return { blob, fileName: decoded(extended ?? plain?.[1] ?? plain?.[2] ?? '') || 'download' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
