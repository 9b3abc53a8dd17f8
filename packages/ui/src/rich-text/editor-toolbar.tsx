import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import {
  Bold,
  ChevronDown,
  Code,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';
import { EditorLink } from './editor-link.tsx';
import { stylesOf, tableActsOf } from './editor-menus.ts';
import { imageKinds } from './use-image-upload.ts';

export interface EditorToolbarProps {
  editor: Editor;
  /** Left out: no pictures. */
  onImages: ((files: readonly File[]) => void) | undefined;
  isUploading: boolean;
}

/** A toolbar as in the Authoring Practices: one tab stop, arrows, Home and End move in it. */
export function EditorToolbar({ editor, onImages, isUploading }: EditorToolbarProps) {
  const words = useWords();
  const state = useEditorState({ editor, selector: stateOf });
  const styles = stylesOf(editor, state.level, words);
  const style = styles.find(({ isChecked }) => isChecked)?.label ?? words.paragraph;
  /** A mouse goes back to the text, the keyboard stays on the button. */
  const act = (command: (chain: ChainedCommands) => ChainedCommands) => (event: MouseEvent) => {
    command(event.detail > 0 ? editor.chain().focus() : editor.chain()).run();
  };
  return (
    <Toolbar.Root
      aria-label={words.textFormat}
      className="flex flex-wrap items-center gap-0.5 border-b border-border p-1 focus-ring rounded-t-control max-sm:flex-nowrap max-sm:overflow-x-auto"
      // The text keeps its selection and, on a phone, its keyboard.
      onMouseDown={(event) => {
        // Not in the panels that open from it: React tells us of their clicks too.
        if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault();
      }}
    >
      <DropdownMenu
        align="start"
        items={styles}
        trigger={
          <Toolbar.Button asChild>
            <Button variant="ghost" size="small" aria-label={`${words.textStyle} ${style}`}>
              <span className="min-w-16 text-left">{style}</span>
              <ChevronDown aria-hidden />
            </Button>
          </Toolbar.Button>
        }
      />
      <Line />
      <Tool label={words.bold} isPressed={state.bold} onClick={act((chain) => chain.toggleBold())}>
        <Bold aria-hidden />
      </Tool>
      <Tool label={words.italic} isPressed={state.italic} onClick={act((chain) => chain.toggleItalic())}>
        <Italic aria-hidden />
      </Tool>
      <Tool label={words.underline} isPressed={state.underline} onClick={act((chain) => chain.toggleUnderline())}>
        <Underline aria-hidden />
      </Tool>
      <Tool label={words.strike} isPressed={state.strike} onClick={act((chain) => chain.toggleStrike())}>
        <Strikethrough aria-hidden />
      </Tool>
      <Tool label={words.inlineCode} isPressed={state.code} onClick={act((chain) => chain.toggleCode())}>
        <Code aria-hidden />
      </Tool>
      <Tool label={words.superscript} isPressed={state.superscript} onClick={act((chain) => chain.toggleMark('superscript'))}>
        <Superscript aria-hidden />
      </Tool>
      <Tool label={words.subscript} isPressed={state.subscript} onClick={act((chain) => chain.toggleMark('subscript'))}>
        <Subscript aria-hidden />
      </Tool>
      <Line />
      <Tool label={words.bulletList} isPressed={state.bulletList} onClick={act((chain) => chain.toggleBulletList())}>
        <List aria-hidden />
      </Tool>
      <Tool label={words.orderedList} isPressed={state.orderedList} onClick={act((chain) => chain.toggleOrderedList())}>
        <ListOrdered aria-hidden />
      </Tool>
      <Tool label={words.quote} isPressed={state.blockquote} onClick={act((chain) => chain.toggleBlockquote())}>
        <Quote aria-hidden />
      </Tool>
      <Tool label={words.codeBlock} isPressed={state.codeBlock} onClick={act((chain) => chain.toggleCodeBlock())}>
        <SquareCode aria-hidden />
      </Tool>
      <Line />
      <EditorLink editor={editor} />
      {onImages !== undefined && <ImageTool onImages={onImages} isUploading={isUploading} />}
      <DropdownMenu
        align="start"
        items={tableActsOf(editor, state.table, words)}
        trigger={
          <Toolbar.Button asChild>
            <IconButton size="small" label={words.table} className={state.table ? 'bg-theme-soft text-theme-text' : undefined}>
              <Table aria-hidden />
            </IconButton>
          </Toolbar.Button>
        }
      />
      <Line />
      <Tool label={words.undo} isOff={!state.canUndo} onClick={act((chain) => chain.undo())}>
        <Undo2 aria-hidden />
      </Tool>
      <Tool label={words.redo} isOff={!state.canRedo} onClick={act((chain) => chain.redo())}>
        <Redo2 aria-hidden />
      </Tool>
      <Tool label={words.clearFormat} onClick={act((chain) => chain.unsetAllMarks().clearNodes())}>
        <RemoveFormatting aria-hidden />
      </Tool>
    </Toolbar.Root>
  );
}

interface ToolProps extends Omit<ComponentProps<typeof IconButton>, 'size'> {
  /** Given, the tool is one that is on or off. */
  isPressed?: boolean;
  /** Can do nothing now. It keeps its place in the arrow order and its focus. */
  isOff?: boolean;
  children: ReactNode;
}

/** One button of the toolbar. */
export function Tool({ isPressed, isOff = false, onClick, children, ...props }: ToolProps) {
  return (
    <Toolbar.Button asChild>
      <IconButton
        {...props}
        size="small"
        aria-pressed={isPressed}
        aria-disabled={isOff || undefined}
        className="aria-disabled:opacity-50 aria-pressed:bg-theme-soft aria-pressed:text-theme-text"
        onClick={isOff ? undefined : onClick}
      >
        {children}
      </IconButton>
    </Toolbar.Button>
  );
}

function Line() {
  return <Toolbar.Separator className="mx-1 h-5 w-px bg-border" />;
}

function ImageTool({ onImages, isUploading }: { onImages: (files: readonly File[]) => void; isUploading: boolean }) {
  const words = useWords();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool label={words.insertImage} isPending={isUploading} onClick={() => picker.current?.click()}>
        <ImagePlus aria-hidden />
      </Tool>
      <input
        ref={picker}
        type="file"
        accept={imageKinds}
        multiple
        hidden
        onChange={(event) => {
          onImages(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
    </>
  );
}

function stateOf({ editor }: { editor: Editor }) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    code: editor.isActive('code'),
    superscript: editor.isActive('superscript'),
    subscript: editor.isActive('subscript'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    codeBlock: editor.isActive('codeBlock'),
    table: editor.isActive('table'),
    level: [2, 3, 4].find((level) => editor.isActive('heading', { level })),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}
