import { Camera, CircleAlert, UploadCloud } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';
import type { ControlProps } from '../form/control-props.ts';
import { attributesOf } from '../own-props.ts';

/** What every form control takes from its field. */
export interface UploadControlProps extends ControlProps<HTMLButtonElement> {
  /** What may be chosen, in words: kinds and size. */
  hint?: ReactNode;
  /** The browser checks nothing here. */
  required?: undefined;
}

export interface UploadZoneProps extends UploadControlProps {
  accept: string | undefined;
  isMultiple: boolean;
  onFiles: (files: File[]) => void;
  /** Why files were not taken, one line each. */
  refusals: readonly string[];
  /** The files that were. */
  children?: ReactNode;
}

/** The place that takes files: dropped anywhere on it, chosen by its button, pasted while the focus is in it. */
export function UploadZone({ accept, isMultiple, onFiles, refusals, hint, children, className, ref, ...props }: UploadZoneProps) {
  const words = useWords();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isFixed = props.disabled === true || props.readOnly === true;
  // Nothing to fill in is required of a button.
  const { 'aria-required': _, ...attributes } = attributesOf(props);
  const chooseWord = isMultiple ? words.chooseFiles : words.chooseFile;
  const take = (files: FileList | readonly File[] | null) => {
    if (files !== null && files.length > 0 && !isFixed) onFiles([...files]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // the same file, mended, can be chosen again
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    const images = [...event.clipboardData.files].filter((file) => file.type.startsWith('image/'));
    if (images.length === 0) return;
    event.preventDefault();
    take(images);
  };
  const hintId = hint ? `${id}-hint` : undefined;
  const refusalId = refusals.length > 0 ? `${id}-refusal` : undefined;
  const describedBy = [props['aria-describedby'], hintId, refusalId].filter(Boolean).join(' ');
  return (
    <div
      data-slot="upload"
      data-state={isOver && !isFixed ? 'over' : 'idle'}
      data-invalid={props['aria-invalid'] === true || refusals.length > 0 || undefined}
      className={cn(
        'flex flex-col gap-2 rounded-card border border-dashed border-border-strong bg-surface p-4 text-sm transition-colors',
        'data-invalid:border-danger-text data-[state=over]:border-solid data-[state=over]:border-ring data-[state=over]:bg-theme-soft',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      }}
      onDrop={drop}
      onPaste={paste}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="outline"
          ref={ref}
          id={props.id}
          disabled={isFixed}
          onBlur={props.onBlur}
          {...attributes}
          aria-label={props['aria-label'] ? `${props['aria-label']} ${chooseWord}` : undefined}
          aria-labelledby={props['aria-labelledby'] ? `${props['aria-labelledby']} ${id}-choose` : undefined}
          aria-describedby={describedBy || undefined}
          onClick={() => picker.current?.click()}
        >
          <UploadCloud aria-hidden />
          <span id={`${id}-choose`}>{chooseWord}</span>
        </Button>
        <input ref={picker} type="file" accept={accept} multiple={isMultiple} hidden onChange={choose} />
        {takesPictures(accept) && (
          <>
            <Button
              variant="outline"
              disabled={isFixed}
              aria-label={props['aria-label'] ? `${props['aria-label']} ${words.takePhoto}` : undefined}
              aria-labelledby={props['aria-labelledby'] ? `${props['aria-labelledby']} ${id}-photo` : undefined}
              className="hidden pointer-coarse:inline-flex"
              onClick={() => camera.current?.click()}
            >
              <Camera aria-hidden />
              <span id={`${id}-photo`}>{words.takePhoto}</span>
            </Button>
            <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={choose} />
          </>
        )}
        <span className="text-fg-muted pointer-coarse:hidden">{isMultiple ? words.dropFiles : words.dropFile}</span>
      </div>
      {hint && (
        <p id={hintId} className="text-xs text-fg-muted">
          {hint}
        </p>
      )}
      {children}
      <div id={refusalId} role="alert" className="flex flex-col gap-1 text-xs text-danger-text empty:hidden">
        {refusals.map((refusal) => (
          <p key={refusal} className="flex items-start gap-1">
            <CircleAlert aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0 stroke-[1.5]" />
            <span className="min-w-0 break-words">{refusal}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Whether what a camera takes could come here; phones that are told nothing offer it themselves. */
function takesPictures(accept: string | undefined): boolean {
  return accept !== undefined && /image\/(?:\*|jpe?g)|\.jpe?g/i.test(accept);
}
