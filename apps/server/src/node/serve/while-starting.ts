import { msg } from '@lingui/core/macro';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { failure } from '../../http/answers/envelope.ts';
import { languageOf, sayIn } from '../../core/language.ts';
import type { App } from './listen.ts';

/** The app, whose API answers 503 until `isReady`: while the database is down at start there is nothing to ask, but somebody to tell. */
export function whileStarting(app: Hono<AppEnvironment>, isReady: () => boolean): App {
  return {
    fetch(request, socket) {
      const { pathname } = new URL(request.url);
      if (isReady() || !(pathname.startsWith('/api/') || pathname === '/readyz')) return app.fetch(request, socket);
      const text = sayIn(languageOf(request.headers.get('accept-language') ?? undefined))(msg`系统维护中，请稍后再试~`);
      return Response.json(failure(-2, text, pathname, new Date(), null), { status: 503, headers: { 'retry-after': '2' } });
    },
  };
}
