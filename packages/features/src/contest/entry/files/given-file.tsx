import { minutes } from '../../../lib/language/show.ts';
import { FileLink } from '../../../lib/preview/file-link.tsx';
import type { Entry } from '../../answers.ts';

interface GivenFileProps {
  file: Entry['files'][number];
  /** What the link says instead of the file's name. */
  children?: string;
}

/** What lies in a place of the form for a file, who has brought it and when. */
export function GivenFile({ file, children }: GivenFileProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted">
      <FileLink file={file}>{children}</FileLink>
      <span>
        {file.by} {minutes(file.time)}
      </span>
    </p>
  );
}
