import { callerOf, type Context } from '../../../core/context.ts';
import { hubOf, type Reader } from './message-hub.ts';

/** Events that wait for a slow client before its stream is ended. */
const mostWaiting = 64;

const encoder = new TextEncoder();

/**
 * The caller's unread count, at once and at each change, and the progress of the caller's jobs, as server-sent events. It ends when the
 * session does, when the client goes, and when the same person opens too many.
 */
export function openMessageStream(ctx: Context): ReadableStream<Uint8Array> {
  const { userId, sessionId, roleCodes } = callerOf(ctx);
  const hub = hubOf(ctx.host);
  let reader: Reader | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const opened: Reader = {
          id: crypto.randomUUID(),
          tenantId: ctx.tenant.id,
          userId,
          sessionId,
          roleCodes,
          write(text) {
            // a client that takes nothing more is as good as gone
            if ((controller.desiredSize ?? 0) <= 0) opened.end();
            else controller.enqueue(encoder.encode(text));
          },
          end() {
            if (hub.remove(opened)) controller.close();
          },
        };
        reader = opened;
        hub.add(opened);
      },
      cancel: () => void (reader && hub.remove(reader)),
    },
    { highWaterMark: mostWaiting },
  );
}
