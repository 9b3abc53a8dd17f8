/**
 * The address of a file of our server as this page loads it: without the host. The server puts one before it for front ends that want a
 * whole address; where it is another name of the same server, the page's own policy would not let the file in.
 */
export function ownAddress(address: string): string {
  return /^https?:\/\/[^/?#\\]+(\/api\/file\/.*)$/i.exec(address)?.[1] ?? address;
}
