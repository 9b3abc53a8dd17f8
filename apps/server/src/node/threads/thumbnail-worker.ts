import sharp from 'sharp';
import { parentPort, workerData } from 'node:worker_threads';

/** Points that a picture may have unpacked: 40 million take about 160 MB at worst, and no camera of today makes more than it needs to. */
const mostPixels = 40_000_000;
/** Seconds that one picture may take. */
const timeLimit = 10;

// one core, nothing kept, and of all the formats that the library reads only those that a browser shows
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer', 'VipsForeignLoadWebpBuffer'],
});

interface Task {
  content: Uint8Array;
  /** Or the few points by which pictures are compared. */
  edge: number | 'grey';
}

const { content, edge } = workerData as Task; // what `drawInThread` hands over

const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).timeout({ seconds: timeLimit }).autoOrient();
const made =
  edge === 'grey'
    ? picture.flatten({ background: '#ffffff' }).resize(9, 8, { fit: 'fill' }).toColourspace('b-w').raw()
    : picture.resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 });

made.toBuffer().then(
  (made) => parentPort?.postMessage(new Uint8Array(made)),
  () => parentPort?.postMessage(null),
);
