import { unstorable } from '../../core/common-refusals.ts';
import type { FormEntries } from '../../core/host.ts';

/** What decoders put in the place of bytes that are no UTF-8. */
const lost = '\ufffd';

/**
 * The entries of a form of parts whose texts came as they were sent. Throws a refusal for a field, or the name of one, that had bytes which
 * are no UTF-8; in the names of files an underscore takes the place of such.
 */
export function readableEntries(entries: FormEntries): FormEntries {
  return entries.map(([name, value]) => {
    if (name.includes(lost) || (typeof value === 'string' && value.includes(lost))) throw unstorable(name);
    return [name, typeof value === 'string' ? value : readablyNamed(value)];
  });
}

function readablyNamed(file: File): File {
  if (!file.name.includes(lost)) return file;
  return new File([file], file.name.replaceAll(/\ufffd+/g, '_'), { type: file.type });
}
