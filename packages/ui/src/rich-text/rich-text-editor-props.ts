import type { ControlProps } from '../form/control-props.ts';

export interface RichTextEditorProps extends ControlProps<HTMLElement> {
  /** HTML, cleaned by `sanitizeHtml`; `null` or empty where there is none. */
  value: string | null | undefined;
  /** Called with clean HTML, with empty text when nothing is left. */
  onValueChange: (value: string) => void;
  /** In characters. More can be typed, so that nothing pasted is lost, but the field says by how much it is too long. */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** Stores a picture and answers its address; `xhrUpload` fits. Left out: no pictures. */
  onUploadImage?: ((file: File) => Promise<{ url: string; alt?: string }>) | undefined;
  /** The browser checks nothing here. */
  required?: undefined;
}
