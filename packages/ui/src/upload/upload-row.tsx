import { FileText } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface UploadRowProps {
  name: string;
  /** The file, or the address of the stored one; shown small when it is an image. */
  picture: File | { url: string; type: string };
  /** Size, or what is going on. */
  detail: ReactNode;
  tone?: 'muted' | 'danger';
  /** Stands under the name. */
  progress?: ReactNode;
  /** Buttons at the end. */
  children: ReactNode;
}

/** One file in a list of files. */
export function UploadRow({ name, picture, detail, tone = 'muted', progress, children }: UploadRowProps) {
  return (
    <div
      data-slot="upload-row"
      className="flex min-h-control items-center gap-2 rounded-control border border-border bg-surface py-0.5 pr-0.5 pl-1"
    >
      <Picture picture={picture} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-24 flex-1 truncate" title={name}>
            {name}
          </span>
          <span className={cn('text-xs tabular-nums', tone === 'danger' ? 'text-danger-text' : 'text-fg-muted')}>{detail}</span>
        </p>
        {progress}
      </div>
      <div className="flex shrink-0">{children}</div>
    </div>
  );
}

function Picture({ picture }: Pick<UploadRowProps, 'picture'>) {
  const box = 'size-8 shrink-0 rounded-[4px] bg-bg-subtle object-cover';
  if (!rasterTypes.has(picture.type)) return <FileText aria-hidden className="size-8 shrink-0 stroke-[1.5] p-2 text-fg-muted" />;
  return picture instanceof File ? <FilePicture file={picture} className={box} /> : <img src={picture.url} alt="" className={box} />;
}

/** The address of a file in memory holds the file until it is revoked. */
function FilePicture({ file, className }: { file: File; className: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt="" className={className} />;
}

const rasterTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);
