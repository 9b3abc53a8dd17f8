import type { FileAnswer } from '@saiwu/openapi';

/**
 * A file that a handler answered, as a download: never shown as a page, whatever it holds. Even one that is opened on its own has no
 * script, no form and no origin.
 */
export function answerFile(data: unknown): Response {
  const { fileName, contentType, content, size, isInline = false, isLinked = false } = data as FileAnswer; // operations that answer `file` have handlers of this type
  const name = encodeURIComponent(fileName);
  return new Response(content, {
    headers: {
      'content-type': contentType,
      'content-disposition': `${isInline ? 'inline' : 'attachment'}; filename="${name}"; filename*=UTF-8''${name.replaceAll("'", '%27')}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': isLinked ? 'cross-origin' : 'same-origin',
      'x-content-type-options': 'nosniff',
      ...(size !== undefined && { 'content-length': String(size) }),
    },
  });
}
