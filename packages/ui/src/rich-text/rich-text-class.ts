/** How rich text looks, in the editor and in the view. */
export const richTextClass = [
  'text-sm break-words text-fg [&>*:first-child]:mt-0 [&>*:last-child]:mb-0',
  '[&_p]:my-2 [&_li>p]:my-0.5',
  '[&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-xl [&_h2]:font-semibold',
  '[&_h3]:mt-5 [&_h3]:mb-2 [&_h3]:text-base [&_h3]:font-semibold',
  '[&_h4]:mt-4 [&_h4]:mb-1 [&_h4]:font-semibold',
  '[&_ul]:my-2 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:marker:text-fg-muted [&_li>:is(ul,ol)]:my-0.5',
  '[&_blockquote]:my-3 [&_blockquote]:border-l-2 [&_blockquote]:border-border-strong [&_blockquote]:pl-4 [&_blockquote]:text-fg-muted',
  '[&_a]:text-theme-text [&_a]:underline [&_a]:underline-offset-2',
  '[&_:not(pre)>code]:rounded-[4px] [&_:not(pre)>code]:bg-bg-subtle [&_:not(pre)>code]:px-1 [&_code]:font-mono [&_code]:text-[0.93em]',
  '[&_pre]:my-3 [&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:border [&_pre]:border-border [&_pre]:bg-bg-subtle [&_pre]:p-3',
  '[&_hr]:my-5 [&_hr]:border-border [&_img]:my-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-control',
  '[&_table]:my-3 [&_table]:w-full [&_table]:border-collapse',
  '[&_:is(td,th)]:min-w-16 [&_:is(td,th)]:border [&_:is(td,th)]:border-border [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top',
  '[&_:is(td,th)>p]:my-0 [&_th]:bg-bg-subtle [&_th]:font-medium',
].join(' ');
