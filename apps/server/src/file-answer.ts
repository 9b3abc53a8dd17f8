import type { FileAnswer } from '@saiwu/openapi';

/** A file that a handler answered, as a download: never shown as a page, whatever it holds. */
export function answerFile(data: unknown): Response {
  const { fileName, contentType, content } = data as FileAnswer; // operations that answer `file` have handlers of this type
  return new Response(content, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${encodeURIComponent(fileName)}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'x-content-type-options': 'nosniff',
    },
  });
}
