import type { Words } from '../words.tsx';
import { contentFits } from './file-content.ts';
import { formatSize } from './format-size.ts';

/** What may be chosen. */
export interface FileRules {
  /** As the native attribute: `.xlsx,.xls`, `image/*`, `application/pdf`. Also holds for what is dropped or pasted. */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
}

/** Why the file is not taken, in words that say what to do; `null` when it is fine. Name and size first: they cost no reading. */
export async function refusalOf(file: File, { accept, maxSize }: FileRules, words: Words): Promise<string | null> {
  const kinds = kindsOf(accept);
  if (kinds.length > 0 && !kinds.some((kind) => isOfKind(file, kind))) return words.fileKindRefused(kinds.map(nameOf).join(' / '));
  if (maxSize !== undefined && file.size > maxSize) return words.fileTooLarge(formatSize(maxSize));
  if (file.size === 0) return words.fileEmpty;
  try {
    return (await contentFits(file)) ? null : words.fileContentRefused;
  } catch {
    // A folder, or a file that was moved or deleted after it was chosen.
    return words.fileUnreadable;
  }
}

function kindsOf(accept: string | undefined): string[] {
  return (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
}

/** What people call a kind: PNG, and not `image/png`. */
function nameOf(kind: string): string {
  const [, format = ''] = /^(?:image|application|audio|video)\/(\w+)(?:\+xml)?$/.exec(kind) ?? [];
  if (format === '') return kind;
  return format === 'jpeg' ? 'JPG' : format === 'webp' ? 'WebP' : format.toUpperCase();
}

function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
  if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
  return file.type === kind;
}
