import type { Middleware } from 'openapi-fetch';

/** Asks the server for words in the user's language, as it is at the time of the call. */
export function language(read: () => string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Accept-Language', read());
      return request;
    },
  };
}
