import { File, FileText, Folder, Image, Music, Video, type LucideIcon } from 'lucide-react';
import type { AttachmentRow } from './attachment.ts';

/** The kind of a file as a picture; the word for it stands elsewhere. */
export function AttachmentIcon({ type }: { type: AttachmentRow['dataType']['code'] }) {
  const Icon = icons[type];
  return <Icon aria-hidden className="size-4 shrink-0 text-fg-muted" />;
}

const icons: Record<AttachmentRow['dataType']['code'], LucideIcon> = {
  DIR: Folder,
  IMAGE: Image,
  VIDEO: Video,
  AUDIO: Music,
  DOC: FileText,
  OTHER: File,
};
