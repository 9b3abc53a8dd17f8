import { useEditorState, type Editor } from '@tiptap/react';
import { Link } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import { Popover } from '../popover/popover.tsx';
import { useWords } from '../words.tsx';
import { readLink } from './safe-url.ts';

/** Sets, changes or takes away the link at the selection. Without a selection the address becomes the text. */
export function EditorLink({ editor }: { editor: Editor }) {
  const words = useWords();
  const id = useId();
  const isLink = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const open = (next: boolean) => {
    const href: unknown = editor.getAttributes('link')['href'];
    setAddress(typeof href === 'string' ? href : '');
    setIsRefused(false);
    setIsOpen(next);
  };
  const apply = () => {
    const href = readLink(address);
    setIsRefused(href === null);
    if (href === null) return;
    const hasText = isLink || !editor.state.selection.empty;
    if (hasText) editor.chain().extendMarkRange('link').setLink({ href }).run();
    else editor.commands.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] });
    setIsOpen(false);
  };
  return (
    <Popover
      label={words.link}
      isOpen={isOpen}
      onOpenChange={open}
      className="w-80"
      trigger={
        <Toolbar.Button asChild>
          <IconButton size="small" label={words.link} className={isLink ? 'bg-theme-soft text-theme-text' : undefined}>
            <Link aria-hidden />
          </IconButton>
        </Toolbar.Button>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          // The form around the editor must not be submitted.
          event.stopPropagation();
          apply();
        }}
      >
        <label htmlFor={id} className="text-sm font-medium">
          {words.linkAddress}
        </label>
        <Input
          id={id}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          onValueChange={setAddress}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-refusal` : undefined}
        />
        <p id={`${id}-refusal`} role="alert" className="text-xs text-danger-text empty:hidden">
          {isRefused && words.linkRefused}
        </p>
        <div className="mt-1.5 flex justify-end gap-2">
          {isLink && (
            <Button
              variant="outline"
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                setIsOpen(false);
              }}
            >
              {words.linkRemove}
            </Button>
          )}
          <Button type="submit">{words.linkApply}</Button>
        </div>
      </form>
    </Popover>
  );
}
