import { useEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';
import { drawCrop, type Crop } from './draw-crop.ts';
import type { LoadedImage } from './load-image.ts';

export interface CropPreviewsProps {
  image: LoadedImage | null;
  crop: Crop | null;
  isRound: boolean;
  /** How many times as wide as high. */
  aspect: number;
}

/** The cut at the sizes in which avatars are shown; what is no square, once. */
export function CropPreviews({ image, crop, isRound, aspect }: CropPreviewsProps) {
  const words = useWords();
  return (
    <figure aria-label={words.cropPreview} className="flex items-end gap-3">
      {(aspect === 1 ? [96, 48, 24] : [192]).map((width) => (
        <Preview key={width} width={width} image={image} crop={crop} isRound={isRound} aspect={aspect} />
      ))}
    </figure>
  );
}

function Preview({ width, image, crop, isRound, aspect }: CropPreviewsProps & { width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && image && crop)
      drawCrop(canvas.current, image.bitmap, crop, { width: width * 2, height: Math.round((width * 2) / aspect), isRound });
  }, [image, crop, isRound, aspect, width]);
  return (
    <canvas
      ref={canvas}
      style={{ width, height: width / aspect }}
      className={cn('border border-border bg-bg-subtle', isRound ? 'rounded-full' : 'rounded-[4px]')}
    />
  );
}
