/**
 * Bytes. Browsers send 64 KiB of what outlives its page at once, of all that is on its way, and refuse more as if there were no connection.
 */
const most = 30_000;

/**
 * Whether a request with this body may outlive its page: `keepalive`. What is longer is sent as any other, and lies on this device until it
 * has arrived.
 */
export function outlives(body: object): boolean {
  return new Blob([JSON.stringify(body)]).size < most;
}
