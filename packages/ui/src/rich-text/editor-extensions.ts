import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { EditorKeys } from './editor-keys.ts';
import { Subscript, Superscript } from './editor-raised.ts';
import { isSafeImage, isSafeLink } from './safe-url.ts';

/** What the editor can hold; `sanitizeHtml` allows the same. One array for all editors: they compare it by identity. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isSafeLink },
    trailingNode: false,
  }),
  Image.extend({
    parseHTML() {
      return [{ tag: 'img[src]', getAttrs: (element) => (isSafeImage(element.getAttribute('src') ?? '') ? null : false) }];
    },
    // the page may show a picture at another address than the text has, where links to files end: no change of the text
    addNodeView() {
      return ({ HTMLAttributes }) => {
        const dom = document.createElement('img');
        for (const [name, value] of Object.entries(HTMLAttributes)) if (value !== null) dom.setAttribute(name, String(value));
        return { dom, ignoreMutation: ({ type }) => type === 'attributes' };
      };
    },
  }).configure({ allowBase64: true }),
  TableKit.configure({ table: { resizable: false } }),
  Superscript,
  Subscript,
  EditorKeys,
];
