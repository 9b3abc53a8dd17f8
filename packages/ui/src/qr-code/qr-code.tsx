import { Download } from 'lucide-react';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

export interface QrCodeProps extends OwnProps<'div'> {
  /** What the code holds: an address, a text. */
  value: string;
  /** What it leads to, for screen readers: a code cannot be looked at with the ears. */
  label: string;
  /** Edge in pixels with the quiet zone; 160 by default. */
  size?: number;
  /** How much may be covered or dirty and still be read: 7, 15, 25 or 30 per cent. With a logo at least `Q` is used. */
  level?: 'L' | 'M' | 'Q' | 'H';
  /** White around the code in modules; the standard asks for 4. */
  quietZone?: number;
  /** A small square picture in the middle, from this origin or a `data:` address. */
  logo?: string;
  /** Given, a button under the code saves it as PNG of 1024 px under this name (without `.png`). */
  downloadName?: string;
}

/** A QR code, dark on white in both themes: many scanners do not read it the other way. */
export function QrCode({ value, label, size = 160, level = 'M', quietZone = 4, logo, downloadName, className, ...rest }: QrCodeProps) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const safeLevel = logo !== undefined && (level === 'L' || level === 'M') ? 'Q' : level;
  if (new TextEncoder().encode(value).length > capacity[safeLevel]) {
    return (
      <div data-slot="qr-code" data-state="refused" {...rest} className={cn('text-sm text-danger-text', className)}>
        {words.qrTooLong}
      </div>
    );
  }
  const code = { value, level: safeLevel, marginSize: quietZone, bgColor: '#ffffff', fgColor: '#000000' };
  return (
    <div data-slot="qr-code" data-state="ready" {...rest} className={cn('inline-flex flex-col items-center gap-2', className)}>
      <QRCodeSVG
        {...code}
        size={size}
        title={`${words.qrCode} ${label}`}
        imageSettings={logoOf(logo, size)}
        className="h-auto max-w-full rounded-card border border-border"
      />
      {downloadName !== undefined && (
        <>
          <QRCodeCanvas ref={canvas} {...code} size={1024} imageSettings={logoOf(logo, 1024)} hidden />
          <Button variant="outline" size="small" onClick={() => save(canvas.current, downloadName)}>
            <Download aria-hidden />
            {words.downloadPicture}
          </Button>
        </>
      )}
    </div>
  );
}

/** Bytes that version 40, the largest code, holds at each level. */
const capacity = { L: 2953, M: 2331, Q: 1663, H: 1273 };

function logoOf(src: string | undefined, size: number) {
  return src === undefined ? undefined : { src, width: size / 5, height: size / 5, excavate: true };
}

function save(canvas: HTMLCanvasElement | null, name: string) {
  canvas?.toBlob((picture) => {
    if (picture === null) return;
    const url = URL.createObjectURL(picture);
    const link = document.createElement('a');
    link.href = url;
    link.download = `${name}.png`;
    link.click();
    URL.revokeObjectURL(url);
  }, 'image/png');
}
