import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

/**
 * Text with headings, lists, links, pictures and tables; the value is clean HTML, `RichText` shows it. Tab leaves the editor (in a table it
 * goes to the next cell, and leaves from the last or after Escape), Alt+F10 goes to the toolbar. The editor itself is loaded when the first
 * one is shown.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Waiting className={props.className} />}>
      <EditorSurface {...props} />
    </Suspense>
  );
}

const EditorSurface = lazy(async () => ({ default: (await import('./editor-surface.tsx')).EditorSurface }));

function Waiting({ className }: Pick<RichTextEditorProps, 'className'>) {
  return (
    <div className={className}>
      <div aria-busy className="flex min-h-52 flex-col gap-2 rounded-control border border-border bg-surface p-3">
        <Skeleton className="mb-2 h-6" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-3/5" />
      </div>
    </div>
  );
}
