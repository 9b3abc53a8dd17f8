import { useEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';
import { drawCrop, type Crop } from './draw-crop.ts';
import type { LoadedImage } from './load-image.ts';

export interface CropPreviewsProps {
  image: LoadedImage | null;
  crop: Crop | null;
  isRound: boolean;
}

/** The cut at the sizes in which avatars are shown. */
export function CropPreviews({ image, crop, isRound }: CropPreviewsProps) {
  const words = useWords();
  return (
    <figure aria-label={words.cropPreview} className="flex items-end gap-3">
      {[96, 48, 24].map((size) => (
        <Preview key={size} size={size} image={image} crop={crop} isRound={isRound} />
      ))}
    </figure>
  );
}

function Preview({ size, image, crop, isRound }: CropPreviewsProps & { size: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && image && crop) drawCrop(canvas.current, image.bitmap, crop, size * 2, isRound);
  }, [image, crop, isRound, size]);
  return (
    <canvas
      ref={canvas}
      style={{ width: size, height: size }}
      className={cn('border border-border bg-bg-subtle', isRound ? 'rounded-full' : 'rounded-[4px]')}
    />
  );
}
