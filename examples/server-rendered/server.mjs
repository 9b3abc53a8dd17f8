import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { Writable } from 'node:stream';
import { renderPage } from './dist-server/server-entry.js';

const dist = join(import.meta.dirname, 'dist');
const [head, tail] = readFileSync(join(dist, 'index.html'), 'utf8').split('<!--page-->');
const types = { '.js': 'text/javascript', '.css': 'text/css', '.map': 'application/json' };

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://page');
  const file = join(dist, pathname);
  if (pathname.startsWith('/assets/') && !pathname.includes('..') && existsSync(file)) {
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
    return;
  }
  // The first paint has the right colours before any script has run.
  const scheme = searchParams.get('scheme') === 'dark' ? 'dark' : 'light';
  renderPage(
    (stream) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(head.replace('<html ', `<html data-theme="${scheme}" `));
      const page = new Writable({
        write: (chunk, _encoding, done) => void response.write(chunk, done),
        final: (done) => void response.end(tail, done),
      });
      stream.pipe(page);
    },
    (error) => {
      console.error(error);
      response.destroy();
    },
  );
});

server.listen(Number(process.env.PORT ?? 4700), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
