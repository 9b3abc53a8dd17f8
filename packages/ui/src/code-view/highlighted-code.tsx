import { Highlight, type PrismTheme } from 'prism-react-renderer';
import { CodeLines, type CodeLinesProps } from './code-lines.tsx';

export interface HighlightedCodeProps extends Omit<CodeLinesProps, 'children'> {
  code: string;
  language: string;
}

/** The lines in colours: the part that is heavy to load. */
export function HighlightedCode({ code, language, ...lines }: HighlightedCodeProps) {
  return (
    <Highlight code={code} language={language} theme={tokens}>
      {({ tokens: coloured, getTokenProps }) => (
        <CodeLines {...lines}>
          {coloured.map((line) =>
            line.map((token, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a token has nothing else that is its own
              <span key={index} style={getTokenProps({ token }).style}>
                {token.empty ? '' : token.content}
              </span>
            )),
          )}
        </CodeLines>
      )}
    </Highlight>
  );
}

/** Our text colours: each has 4.5:1 on the surface in both themes, and follows the theme. */
const tokens: PrismTheme = {
  plain: {},
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: 'var(--color-fg-subtle)', fontStyle: 'italic' } },
    { types: ['punctuation', 'operator'], style: { color: 'var(--color-fg-muted)' } },
    { types: ['property', 'attr-name', 'keyword', 'atrule', 'selector'], style: { color: 'var(--color-info-text)' } },
    { types: ['string', 'char', 'attr-value', 'url', 'inserted'], style: { color: 'var(--color-success-text)' } },
    { types: ['number', 'boolean', 'constant', 'symbol', 'builtin'], style: { color: 'var(--color-warning-text)' } },
    { types: ['function', 'class-name', 'tag', 'title'], style: { color: 'var(--color-theme-text)' } },
    { types: ['regex', 'important', 'deleted', 'variable'], style: { color: 'var(--color-danger-text)' } },
  ],
};
