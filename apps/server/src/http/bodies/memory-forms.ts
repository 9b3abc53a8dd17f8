import { noForm } from '../../services/files/file-refusals.ts';
import type { FormEntries, Forms } from '../../core/host.ts';
import { streamOf } from '../../formats/sheets/stream-of.ts';
import { noting } from './noting.ts';
import { readableEntries } from './readable-entries.ts';

/** Forms in memory, read by the platform itself: for hosts without a disk. */
export const memoryForms: Forms = {
  async read(type, content) {
    const { pieces, thrown } = noting(content);
    try {
      return { entries: await parseForm(type, streamOf(pieces)), drop: async () => undefined };
    } catch (error) {
      throw thrown() ?? error;
    }
  },
};

/**
 * The fields and files of a form, in memory. `type` is its content type, with the boundary. Throws a refusal for what is no whole form, and
 * what `readableEntries` throws.
 */
export async function parseForm(type: string, content: BodyInit): Promise<FormEntries> {
  return readableEntries(await entriesOf(type, content));
}

async function entriesOf(type: string, content: BodyInit): Promise<FormEntries> {
  try {
    return [...(await new Response(content, { headers: { 'content-type': type } }).formData())];
  } catch {
    throw noForm();
  }
}
