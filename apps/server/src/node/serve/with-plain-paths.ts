import { msg } from '@lingui/core/macro';
import { failure } from '../../http/answers/envelope.ts';
import { languageOf, sayIn } from '../../core/language.ts';
import type { App } from './listen.ts';

/**
 * The app, for paths that say what they mean. A segment `.` or `..`, plain or encoded, would lead to another address than the one that was
 * written: a parameter that somebody put into a path must never choose the operation.
 */
export function withPlainPaths(app: App): App {
  return {
    fetch(request, socket) {
      if (!hasDotSegment(socket.target)) return app.fetch(request, socket);
      const text = sayIn(languageOf(request.headers.get('accept-language') ?? undefined))(msg`无效参数异常`);
      return Response.json(failure(-6, text, new URL(request.url).pathname, new Date(), null), { status: 400 });
    },
  };
}

/** As the URL standard reads a path, where a backslash is a slash. */
function hasDotSegment(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.split(/[/\\]/).some((segment) => /^\.\.?$/.test(segment.replaceAll(/%2e/gi, '.')));
}
