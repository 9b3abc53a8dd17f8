import { WrapText } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { cn } from '../cn.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { CodeLines } from './code-lines.tsx';

export interface CodeViewProps extends OwnProps<'div', 'title'> {
  code: string;
  /** As Prism names it: `json`, `tsx`, `typescript`, `markup`, `css`, `yaml`, `python`, `go`… An unknown one shows plain text. */
  language?: string;
  /** Stands above and names the code for screen readers: a file name. Default: the word for code. */
  title?: string;
  hasLineNumbers?: boolean;
  /** Breaks long lines at first; the reader can change it. */
  isWrapped?: boolean;
  /** In pixels; what is longer scrolls. 400 by default. */
  maxHeight?: number;
}

/** Code to read and copy. The colours come when the highlighter is loaded, the text is there at once. */
export function CodeView(props: CodeViewProps) {
  const {
    code,
    language = 'text',
    title,
    hasLineNumbers = true,
    isWrapped: isWrappedFirst = false,
    maxHeight = 400,
    className,
    ...rest
  } = props;
  const words = useWords();
  const id = useId();
  const [isWrapped, setIsWrapped] = useState(isWrappedFirst);
  const text = code.replace(/\r?\n$/, '');
  const plain = (
    <CodeLines hasLineNumbers={hasLineNumbers} isWrapped={isWrapped}>
      {text.split(/\r?\n/)}
    </CodeLines>
  );
  return (
    <div
      data-slot="code-view"
      data-state={isWrapped ? 'wrapped' : 'unwrapped'}
      {...rest}
      className={cn('flex min-w-0 flex-col rounded-card border border-border bg-surface', className)}
    >
      <div className="flex items-center gap-1 border-b border-border py-0.5 pr-0.5 pl-3">
        <span id={`${id}-title`} className="min-w-0 flex-1 truncate text-xs text-fg-muted">
          {title ?? words.code}
        </span>
        <IconButton
          size="small"
          label={words.wrapLines}
          aria-pressed={isWrapped}
          className="aria-pressed:bg-theme-soft aria-pressed:text-theme-text"
          onClick={() => setIsWrapped(!isWrapped)}
        >
          <WrapText aria-hidden />
        </IconButton>
        <CopyButton text={code} />
      </div>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={`${id}-title`}
        style={{ maxHeight }}
        className="overflow-auto rounded-b-card py-2 -outline-offset-2"
      >
        <pre className="font-mono text-xs leading-5">
          {text.length > longest ? (
            plain
          ) : (
            <Suspense fallback={plain}>
              <HighlightedCode code={text} language={language} hasLineNumbers={hasLineNumbers} isWrapped={isWrapped} />
            </Suspense>
          )}
        </pre>
      </section>
    </div>
  );
}

/** In characters: colouring more would hold up the page. */
const longest = 100_000;

const HighlightedCode = lazy(async () => ({ default: (await import('./highlighted-code.tsx')).HighlightedCode }));
