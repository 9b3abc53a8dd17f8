import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { Alert } from '../alert/alert.tsx';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Slider } from '../slider/slider.tsx';
import { useWords } from '../words.tsx';
import { CropPreviews } from './crop-previews.tsx';
import { cropToBlob, type Crop } from './draw-crop.ts';
import { loadImage, type LoadedImage } from './load-image.ts';

/** What the caller may ask of an `ImageCrop`. */
export interface ImageCropHandle {
  /** The picture as it is cut now. */
  toBlob: () => Promise<Blob>;
}

export interface ImageCropProps extends OwnProps<'div', 'ref'> {
  /** A PNG, JPEG, GIF or WebP picture. */
  file: Blob;
  /** A circle leaves the corners transparent. Circle by default. */
  shape?: 'circle' | 'square';
  /** How many times as wide as high the result is; a circle is as wide as high. 1 by default. */
  aspect?: number;
  /** Width of the result in pixels; 256 by default. */
  size?: number;
  /** Kind of the result; PNG by default. */
  type?: 'image/png' | 'image/webp';
  /** Told when a picture is ready to be cut, and when there is none. */
  onReadyChange?: (isReady: boolean) => void;
  /** Gives what cuts the picture, not the element. */
  ref?: Ref<ImageCropHandle>;
}

/** Cuts a rectangle or circle out of a picture, with zoom and rotation. Arrows move it (with Shift in small steps), + and - zoom. */
export function ImageCrop({
  file,
  shape = 'circle',
  aspect: wanted = 1,
  size = 256,
  type = 'image/png',
  onReadyChange,
  ref,
  className,
  ...rest
}: ImageCropProps) {
  const words = useWords();
  const id = useId();
  const aspect = shape === 'circle' ? 1 : wanted;
  const { image, refusal } = useImage(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [crop, setCrop] = useState<Crop | null>(null);
  const isReady = image !== null && crop !== null;
  useEffect(() => onReadyChange?.(isReady), [isReady, onReadyChange]);
  useImperativeHandle(
    ref,
    () => ({
      toBlob: () =>
        image === null || crop === null
          ? Promise.reject(new Error('not ready'))
          : cropToBlob(image.bitmap, crop, { width: size, height: Math.round(size / aspect), isRound: shape === 'circle' }, type),
    }),
    [image, crop, size, aspect, shape, type],
  );
  const zoomTo = (next: number) => setZoom(Math.min(maxZoom, Math.max(1, Math.round(next * 100) / 100)));
  const turnBy = (angle: number) => setRotation(((rotation + angle + 540) % 360) - 180);
  const press = (event: KeyboardEvent) => {
    const step = { '+': 0.1, '=': 0.1, '-': -0.1, _: -0.1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom + step);
  };
  if (refusal !== null) {
    return (
      <Alert
        tone="danger"
        isLive
        title={refusal === 'flood' ? words.imageTooManyPixels(maxPixels / 1e6) : words.imageUnreadable}
        {...rest}
        className={className}
      />
    );
  }
  return (
    <div data-slot="image-crop" {...rest} data-state={isReady ? 'ready' : 'loading'} className={cn('flex flex-col gap-4', className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys bubble up from the area inside */}
      <div className="relative h-72 overflow-hidden rounded-card bg-bg-subtle max-sm:h-60" onKeyDown={press}>
        {image === null ? (
          <Skeleton className="size-full" />
        ) : (
          <Suspense fallback={<Skeleton className="size-full" />}>
            <Cropper
              image={image.url}
              isRound={shape === 'circle'}
              aspect={aspect}
              position={position}
              zoom={zoom}
              maxZoom={maxZoom}
              rotation={rotation}
              label={words.cropArea}
              describedBy={`${id}-help`}
              onPositionChange={setPosition}
              onZoomChange={zoomTo}
              onCropChange={setCrop}
            />
          </Suspense>
        )}
      </div>
      <p id={`${id}-help`} className="text-xs text-fg-muted">
        {words.cropHelp}
      </p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="grid min-w-60 flex-1 grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1">
          <IconButton label={`${words.zoom} -`} disabled={zoom <= 1} onClick={() => zoomTo(zoom - 0.1)}>
            <ZoomOut aria-hidden />
          </IconButton>
          <Slider
            aria-label={words.zoom}
            min={1}
            max={maxZoom}
            step={0.01}
            value={zoom}
            valueText={(value) => `${Math.round(value * 100)}%`}
            onValueChange={zoomTo}
          />
          <IconButton label={`${words.zoom} +`} disabled={zoom >= maxZoom} onClick={() => zoomTo(zoom + 0.1)}>
            <ZoomIn aria-hidden />
          </IconButton>
          <IconButton label={words.rotateLeft} onClick={() => turnBy(-90)}>
            <RotateCcw aria-hidden />
          </IconButton>
          <Slider
            aria-label={words.rotation}
            min={-180}
            max={180}
            value={rotation}
            valueText={(angle) => words.degrees(angle)}
            onValueChange={setRotation}
          />
          <IconButton label={words.rotateRight} onClick={() => turnBy(90)}>
            <RotateCw aria-hidden />
          </IconButton>
        </div>
        <CropPreviews image={image} crop={crop} isRound={shape === 'circle'} aspect={aspect} />
      </div>
    </div>
  );
}

const maxZoom = 4;

/** 40 megapixels: a larger picture takes more memory than a phone gives a page. */
const maxPixels = 40e6;

const Cropper = lazy(async () => ({ default: (await import('./cropper.tsx')).Cropper }));

function useImage(file: Blob) {
  const [state, setState] = useState<{ file: Blob; image: LoadedImage | null; refusal: 'flood' | 'unreadable' | null } | null>(null);
  useEffect(() => {
    let isStale = false;
    let loaded: LoadedImage | undefined;
    const load = async () => {
      try {
        loaded = await loadImage(file, maxPixels);
        if (isStale) loaded.close();
        else setState({ file, image: loaded, refusal: null });
      } catch (error) {
        const refusal = error instanceof Error && error.message === 'flood' ? 'flood' : 'unreadable';
        if (!isStale) setState({ file, image: null, refusal });
      }
    };
    void load();
    return () => {
      isStale = true;
      loaded?.close();
      setState(null);
    };
  }, [file]);
  return state !== null && state.file === file ? state : { image: null, refusal: null };
}
