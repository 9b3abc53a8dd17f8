import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A thread of its own for heavy or dangerous work, by the name of its file here. `memory` is in MiB, of its heap: beyond, the thread dies
 * with an error and the server lives on.
 */
export function openThread(name: string, memory: number, options: Pick<WorkerOptions, 'workerData' | 'transferList'> = {}): Worker {
  return new Worker(fileOf(name), { ...options, resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 } });
}

/** Beside the built server stand built workers; from the sources, Node runs the TypeScript file itself. */
function fileOf(name: string): URL {
  return new URL(`./${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
}
