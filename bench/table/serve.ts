import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves built pages by name, compressed as well as gzip can, and knows how much of JS and CSS it sent. */
export async function serve(folders: ReadonlyMap<string, string>) {
  const bodies = new Map<string, Buffer>();
  let sent = 0;
  const server = createServer((request, response) => {
    const [, page = '', ...rest] = new URL(request.url ?? '/', 'http://here').pathname.split('/');
    const path = join(folders.get(page) ?? '', rest.join('/') || 'index.html');
    const body = bodies.get(path) ?? gzipSync(readFileSync(path), { level: 9 });
    bodies.set(path, body);
    if (extname(path) !== '.html') sent += body.length;
    response
      .setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      .setHeader('content-encoding', 'gzip')
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    addressOf: (page: string) => `http://127.0.0.1:${port}/${page}/`,
    /** Bytes since the last call. */
    takeSent() {
      const bytes = sent;
      sent = 0;
      return bytes;
    },
    close: () => server.close(),
  };
}
