import EasyCrop, { type Point } from 'react-easy-crop';
import type { Crop } from './draw-crop.ts';

export interface CropperProps {
  image: string;
  isRound: boolean;
  /** How many times as wide as high. */
  aspect: number;
  position: Point;
  zoom: number;
  maxZoom: number;
  rotation: number;
  label: string;
  describedBy: string;
  onPositionChange: (position: Point) => void;
  onZoomChange: (zoom: number) => void;
  onCropChange: (crop: Crop) => void;
}

/** The picture under its frame: the part that is heavy to load. */
export function Cropper({ label, describedBy, position, onPositionChange, onCropChange, isRound, ...props }: CropperProps) {
  return (
    <EasyCrop
      {...props}
      crop={position}
      cropShape={isRound ? 'round' : 'rect'}
      showGrid={!isRound}
      keyboardStep={8}
      onCropChange={onPositionChange}
      onCropAreaChange={(_, area) => onCropChange({ ...area, rotation: props.rotation })}
      // `application`: a screen reader passes the arrows on instead of reading with them.
      cropperProps={{ role: 'application', 'aria-label': label, 'aria-describedby': describedBy }}
      classes={{ cropAreaClassName: 'outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring' }}
      mediaProps={{ draggable: false }}
    />
  );
}
