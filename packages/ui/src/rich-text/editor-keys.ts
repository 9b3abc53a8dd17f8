import { Plugin } from '@tiptap/pm/state';
import { Extension, type Editor } from '@tiptap/react';

/** Keys that belong to the page around the editor more than to the editor. */
export const EditorKeys = Extension.create({
  name: 'editorKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    let hasEscaped = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            // True: the editor does nothing with the key, the browser and the page do.
            keydown(_view, event) {
              const isAfterEscape = hasEscaped;
              hasEscaped = event.key === 'Escape';
              if (event.key === 'Tab') return isAfterEscape || !movesToCell(editor, event.shiftKey);
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return leaveToForm(event);
              if (event.key === 'F10' && event.altKey) return focusToolbar(event);
              return false;
            },
          },
        },
      }),
    ];
  },
});

/** From the last cell Tab leaves as from any text: a dialog around the editor would close on Escape. */
function movesToCell(editor: Editor, isBack: boolean): boolean {
  if (!editor.isActive('table')) return false;
  return isBack ? editor.can().goToPreviousCell() : editor.can().goToNextCell();
}

/** Ctrl+Enter submits the form around; without one it does nothing. */
function leaveToForm(event: KeyboardEvent): true {
  if (!(event.target instanceof Element && event.target.closest('form'))) event.preventDefault();
  return true;
}

function focusToolbar(event: KeyboardEvent): true {
  event.preventDefault();
  const toolbar =
    event.target instanceof Element ? event.target.closest('[data-slot=rich-text-editor]')?.querySelector('[role=toolbar]') : null;
  if (toolbar instanceof HTMLElement) toolbar.focus();
  return true;
}
