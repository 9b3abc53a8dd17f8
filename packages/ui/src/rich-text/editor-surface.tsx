import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { cn } from '../cn.ts';
import { FormValue } from '../form/form-value.tsx';
import { attributesOf } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { editorExtensions } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';
import { richTextClass } from './rich-text-class.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { useImageUpload } from './use-image-upload.ts';
import { cleanPasted } from './word-html.ts';
import { withoutPictures } from './pasted-pictures.ts';
import { useComposingKeys } from '../composing-keys.ts';

/** The editor proper: what is heavy to load. */
export function EditorSurface({
  value,
  onValueChange,
  maxLength,
  placeholder,
  onUploadImage,
  className,
  ref,
  ...props
}: RichTextEditorProps) {
  useComposingKeys();
  const words = useWords();
  const id = useId();
  const isFixed = props.disabled === true || props.readOnly === true;
  const attributes = useEditableAttributes(props, { id, placeholder });
  // those that come within a text are stored by `useImageUpload`
  const transformPastedHTML = onUploadImage === undefined ? cleanPasted : withoutPictures;
  const editorProps = useMemo(() => ({ attributes, transformPastedHTML }), [attributes, transformPastedHTML]);

  /** What the form already knows, and of which editor: after a hidden tab is shown again there is a new one. */
  const known = useRef<{ editor: Editor; html: string } | null>(null);
  const editor = useEditor({
    extensions: editorExtensions,
    immediatelyRender: false,
    editable: !isFixed,
    content: value ?? '',
    editorProps,
    onUpdate({ editor: changed }) {
      const html = htmlOf(changed);
      known.current = { editor: changed, html };
      onValueChange(html);
    },
  });
  useEffect(() => {
    const html = value ?? '';
    if (editor === null || (known.current?.editor === editor && known.current.html === html)) return;
    // a new one was made with the value of its first drawing, which may be another by now
    const isShown = known.current?.editor !== editor && htmlOf(editor) === html;
    known.current = { editor, html };
    if (!isShown) editor.chain().setMeta('addToHistory', false).setContent(sanitizeHtml(html), { emitUpdate: false }).run();
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!isFixed, false);
  }, [editor, isFixed]);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => editor?.view.dom ?? null, [editor]);
  const { count, isEmpty } = useEditorState({ editor, selector: contentOf }) ?? contentOf({ editor }) ?? { count: 0, isEmpty: true };
  const images = useImageUpload(isFixed ? null : editor, onUploadImage);
  const over = maxLength === undefined ? 0 : count - maxLength;
  return (
    <div
      data-slot="rich-text-editor"
      data-state={props.disabled ? 'disabled' : props.readOnly ? 'readonly' : 'enabled'}
      data-invalid={props['aria-invalid'] === true || over > 0 || undefined}
      className={cn(
        'group/editor flex min-w-0 flex-col rounded-control border border-border-strong bg-surface transition-colors data-invalid:border-danger-text',
        'has-[[contenteditable]:focus-visible]:outline-2 has-[[contenteditable]:focus-visible]:outline-offset-2 has-[[contenteditable]:focus-visible]:outline-ring',
        'not-data-[state=enabled]:border-border not-data-[state=enabled]:bg-bg-subtle',
        className,
      )}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
      onPasteCapture={images.onPaste}
      onDropCapture={images.onDrop}
    >
      <FormValue
        name={props.name}
        disabled={props.disabled}
        value={value}
        texts={[value ?? '']}
        onReset={(first) => onValueChange(first ?? '')}
      />
      {!isFixed && editor !== null && <EditorToolbar editor={editor} onImages={images.upload} isUploading={images.isUploading} />}
      <div className="relative min-h-40 flex-1">
        {isEmpty && placeholder !== undefined && (
          <p aria-hidden className="pointer-events-none absolute inset-x-3 top-2 text-sm text-fg-subtle">
            {placeholder}
          </p>
        )}
        <EditorContent editor={editor} className="contents" />
      </div>
      {!isFixed && (
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 border-t border-border px-3 py-1 text-xs text-fg-muted">
          <span id={`${id}-help`} className="pointer-coarse:hidden max-sm:hidden">
            {words.editorHelp}
          </span>
          <span className="ml-auto flex gap-x-3 tabular-nums">
            <output className="text-danger-text">{over > 0 && words.charactersOver(over)}</output>
            <span>{words.characters(count, maxLength)}</span>
          </span>
        </div>
      )}
      <p role="alert" className="flex items-center gap-1 border-t border-border px-3 py-1 text-xs text-danger-text empty:hidden">
        {images.refusal !== null && (
          <>
            <CircleAlert aria-hidden className="size-3.5 shrink-0 stroke-[1.5]" />
            <span>{images.refusal}</span>
          </>
        )}
      </p>
    </div>
  );
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : sanitizeHtml(editor.getHTML());
}

type FieldAttributes = Omit<
  RichTextEditorProps,
  'value' | 'onValueChange' | 'maxLength' | 'placeholder' | 'onUploadImage' | 'className' | 'ref'
>;

/** The attributes of the editable element. The same object while nothing changes: new ones redraw the editor. */
function useEditableAttributes(props: FieldAttributes, own: { id: string; placeholder: string | undefined }) {
  const { id, disabled, readOnly } = props;
  const isFixed = disabled === true || readOnly === true;
  const describedBy = props['aria-describedby'];
  // As text, so that it is the same while nothing in it changes.
  const attributes = JSON.stringify(attributesOf(props));
  const helpId = isFixed ? undefined : `${own.id}-help`;
  return useMemo(() => {
    const given: Record<string, string | number | boolean> = JSON.parse(attributes);
    const all = {
      role: 'textbox',
      tabindex: disabled ? undefined : '0',
      id,
      class: editableClass,
      'aria-multiline': 'true',
      ...given,
      'aria-describedby': [describedBy, helpId].filter(Boolean).join(' ') || undefined,
      'aria-placeholder': own.placeholder,
      'aria-disabled': disabled ? 'true' : undefined,
      'aria-readonly': readOnly ? 'true' : undefined,
    };
    return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
  }, [id, disabled, readOnly, attributes, describedBy, helpId, own.placeholder]);
}

const editableClass = cn(
  richTextClass,
  'max-h-[60vh] min-h-40 overflow-auto px-3 py-2 outline-none [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-ring',
  '[&_.selectedCell]:bg-theme-soft',
);

function contentOf({ editor }: { editor: Editor | null }) {
  if (editor === null) return null;
  return { count: Array.from(editor.getText({ blockSeparator: '' })).length, isEmpty: editor.isEmpty };
}
