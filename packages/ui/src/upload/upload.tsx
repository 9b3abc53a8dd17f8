import { CircleAlert, FileText, UploadCloud, X } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords, type Words } from '../words.tsx';

export interface UploadProps {
  value: File | null | undefined;
  /** Called with a file that was accepted, or with `null` when it was removed. */
  onValueChange: (value: File | null) => void;
  /** As the native attribute: `.xlsx,.xls`, `image/*`, `application/pdf`. Also holds for what is dropped. */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
  /** What may be chosen, in words: kinds and size. */
  hint?: ReactNode;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

/** One file, chosen by a button or dropped. It does not send: the form does. */
export function Upload({ value, onValueChange, accept, maxSize, hint, className, ref, ...props }: UploadProps) {
  const words = useWords();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const isFixed = props.disabled === true || props.readOnly === true;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file || isFixed) return;
    const reason = files.length > 1 ? words.oneFileOnly : refusalOf(file, accept, maxSize, words);
    setRefusal(reason);
    if (reason === null) onValueChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const hintId = hint ? `${id}-hint` : undefined;
  const refusalId = refusal ? `${id}-refusal` : undefined;
  const describedBy = [props['aria-describedby'], hintId, refusalId].filter(Boolean).join(' ');
  return (
    <div
      data-slot="upload"
      data-state={isOver && !isFixed ? 'over' : 'idle'}
      data-invalid={props['aria-invalid'] === true || refusal !== null || undefined}
      className={cn(
        'flex flex-col gap-2 rounded-card border border-dashed border-border-strong bg-surface p-4 text-sm transition-colors',
        'data-invalid:border-danger-text data-[state=over]:border-ring data-[state=over]:bg-theme-soft',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="outline"
          ref={ref}
          id={props.id}
          disabled={isFixed}
          onBlur={props.onBlur}
          aria-label={props['aria-label'] ? `${props['aria-label']} ${words.chooseFile}` : undefined}
          aria-labelledby={props['aria-labelledby'] ? `${props['aria-labelledby']} ${id}-choose` : undefined}
          aria-describedby={describedBy || undefined}
          aria-invalid={props['aria-invalid']}
          onClick={() => picker.current?.click()}
        >
          <UploadCloud />
          <span id={`${id}-choose`}>{words.chooseFile}</span>
        </Button>
        <span className="text-fg-muted pointer-coarse:hidden">{words.dropFile}</span>
        {/* Emptied after each choice: the same file, mended, can be chosen again. */}
        <input
          ref={picker}
          type="file"
          name={props.name}
          accept={accept}
          hidden
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
      {hint && (
        <p id={hintId} className="text-xs text-fg-muted">
          {hint}
        </p>
      )}
      {value && (
        <p className="flex items-center gap-2 rounded-control bg-bg-subtle pl-3">
          <FileText className="size-4 shrink-0 stroke-[1.5] text-fg-muted" />
          <span className="min-w-0 flex-1 truncate">{value.name}</span>
          <span className="shrink-0 text-xs text-fg-muted tabular-nums">{formatSize(value.size)}</span>
          <IconButton label={words.remove(value.name)} disabled={isFixed} onClick={() => onValueChange(null)}>
            <X />
          </IconButton>
        </p>
      )}
      <p id={refusalId} role="alert" className="flex items-center gap-1 text-xs text-danger-text empty:hidden">
        {refusal && <CircleAlert className="size-3.5 shrink-0" />}
        {refusal}
      </p>
    </div>
  );
}

function refusalOf(file: File, accept: string | undefined, maxSize: number | undefined, words: Words): string | null {
  if (accept && !accept.split(',').some((kind) => isOfKind(file, kind.trim().toLowerCase()))) return words.fileKindRefused(accept);
  if (maxSize !== undefined && file.size > maxSize) return words.fileTooLarge(formatSize(maxSize));
  return null;
}

function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
  if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
  return file.type === kind;
}

function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${trim(bytes / 1024)} KB`;
  return `${trim(bytes / 1024 ** 2)} MB`;
}

function trim(size: number): string {
  return String(Math.round(size * 10) / 10);
}
