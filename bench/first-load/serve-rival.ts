import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const projects = Array.from({ length: 10 }, (_, index) => ({ id: 10 - index, title: `Project ${10 - index}`, createdAt: '2026-09-01' }));

/** Serves a built folder packed as ours is, once and at the best level, with the few rows that its dashboard asks for. */
export async function serveRival(folder: string) {
  const packed = new Map<string, { br: Buffer; gzip: Buffer }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    if (pathname.startsWith('/rest/')) {
      rest(pathname, response);
      return;
    }
    const asked = join(folder, pathname);
    const path = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html');
    const both = packed.get(path) ?? pack(readFileSync(path));
    packed.set(path, both);
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : 'gzip';
    response
      .setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      .setHeader('content-encoding', encoding)
      .setHeader('content-length', both[encoding].length)
      .end(both[encoding]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function pack(content: Buffer) {
  return {
    br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gzip: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
}

function rest(pathname: string, response: ServerResponse) {
  const answer = pathname.startsWith('/rest/figures') ? { id: 1, today: 3, visits: 12, all: 4096 } : projects;
  response
    .setHeader('content-type', 'application/json')
    .setHeader('content-range', `projects 0-9/${projects.length}`)
    .end(JSON.stringify(answer));
}
