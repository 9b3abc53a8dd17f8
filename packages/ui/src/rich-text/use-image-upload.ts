import type { Editor } from '@tiptap/react';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { refusalOf } from '../upload/file-rules.ts';
import { useWords } from '../words.tsx';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';
import { takePasted } from './pasted-pictures.ts';
import { isSafeImage } from './safe-url.ts';

export const imageKinds = '.png,.jpg,.jpeg,.gif,.webp';

/** Pictures that are chosen, pasted or dropped are stored first, then put where the cursor is: those of a text that was pasted after it. */
export function useImageUpload(editor: Editor | null, onUploadImage: RichTextEditorProps['onUploadImage']) {
  const words = useWords();
  const [underWay, setUnderWay] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const put = async (file: File, send: NonNullable<typeof onUploadImage>) => {
    const reason = await refusalOf(file, { accept: imageKinds }, words);
    if (reason !== null) throw new Error(reason);
    const { url, alt } = await send(file);
    if (!isSafeImage(url)) throw new Error(words.imageRefused);
    editor?.commands.setImage({ src: url, alt: alt ?? file.name.replace(/\.\w+$/, '') });
  };
  const upload = async (files: readonly File[]) => {
    if (onUploadImage === undefined) return;
    setUnderWay((count) => count + files.length);
    for (const file of files) {
      try {
        await put(file, onUploadImage);
      } catch (error) {
        setRefusal((error instanceof Error && error.message) || words.imageRefused);
      } finally {
        setUnderWay((count) => count - 1);
      }
    }
  };
  const choose = (files: readonly File[]) => {
    setRefusal(null);
    void upload(files);
  };
  /** What a text brings along: the editor puts the text first. */
  const follow = (html: string) => {
    const { pictures, lost } = takePasted(html);
    setRefusal(lost === 0 ? null : words.imagesNotPasted(lost));
    setTimeout(() => void upload(pictures));
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const images = Array.from(data.files).filter((file) => file.type.startsWith('image/'));
    const html = data.getData('text/html');
    if (editor !== null && onUploadImage !== undefined && html !== '') follow(html);
    // Word adds a picture of what is copied: the text is meant.
    if (editor === null || images.length === 0 || html !== '') return;
    event.preventDefault();
    event.stopPropagation();
    choose(images);
  };
  return {
    isUploading: underWay > 0,
    refusal,
    upload: onUploadImage === undefined ? undefined : choose,
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  };
}
