import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minifySync, type Plugin, type ResolvedConfig } from 'vite';

/** Smaller than this a file goes as it is: so does what the server packs itself. */
const worthwhile = 1024;

/**
 * Packs each file of the build once, scripts of `public`, which come as they were written, made short before; as small as brotli and gzip
 * can, beside it: the server sends those and packs nothing itself.
 */
export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // not with the bundle: what `public` holds is in the folder by then too
    async closeBundle(failure?: Error) {
      if (failure !== undefined) return;
      const folder = resolve(config.root, config.build.outDir);
      for (const name of readdirSync(config.publicDir).filter((one) => one.endsWith('.js'))) shorten(join(folder, name));
      await Promise.all(filesOf(folder).map(pack));
    },
  };
}

function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // the manifest is for checks, nobody fetches it
  return names.filter((name) => /^[^.].*\.(?:js|css|svg|webmanifest)$/.test(name)).map((name) => join(folder, name));
}

function shorten(file: string): void {
  writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code);
}

async function pack(file: string): Promise<void> {
  if (statSync(file).size < worthwhile) return;
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([asBrotli(content, { params }), asGzip(content, { level: constants.Z_BEST_COMPRESSION })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
