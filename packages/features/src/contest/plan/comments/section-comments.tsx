import { useLingui } from '@lingui/react/macro';
import { Button, Card, Drawer, Segmented } from '@saiwu/ui';
import { type ReactNode, useState } from 'react';
import type { PlanComment, PlanSection } from '../../answers.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import type { Passage } from './find-passage.ts';
import type { PlanComments } from './use-comments.ts';
import { useWidth } from './use-width.ts';

interface SectionCommentsProps {
  section: PlanSection;
  /** Of this section. */
  comments: readonly PlanComment[];
  acts: PlanComments;
  lost: ReadonlySet<string>;
  /** What is chosen in the text. */
  chosen: Passage | null;
  /** Whether this reader may write comments. */
  canAdd: boolean;
  /** Opened to write one. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  onShow: (comment: PlanComment) => void;
  onClose: () => void;
}

/** The comments on a section: beside it where there is room, in a drawer over it, on a phone from the bottom. */
export function SectionComments(props: SectionCommentsProps) {
  const { t } = useLingui();
  const width = useWidth();
  const title = t`批注`;
  if (width === 'wide')
    return (
      <Card
        title={title}
        className="lg:sticky lg:top-0"
        actions={
          <Button variant="ghost" size="small" onClick={props.onClose}>
            {t`收起`}
          </Button>
        }
      >
        <List {...props} />
      </Card>
    );
  return (
    <Drawer
      isOpen
      side={width === 'phone' ? 'bottom' : 'end'}
      size="sm"
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      title={`${title} · ${props.section.title}`}
    >
      <List {...props} />
    </Drawer>
  );
}

function List({ section: { key }, comments, acts, lost, chosen, canAdd, isAdding, onAdding, onShow }: SectionCommentsProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'open' | 'resolved'>('open');
  const resolved = comments.filter(({ resolveTime }) => resolveTime !== null);
  const open = comments.filter(({ resolveTime }) => resolveTime === null);
  const shown = state === 'open' ? open : resolved;
  const [openCount, resolvedCount] = [open.length, resolved.length];
  return (
    <div className="flex flex-col gap-3">
      {canAdd && isAdding && (
        <NewComment chosen={chosen} onSend={(content, passage) => acts.add(key, passage, content)} onClose={() => onAdding(false)} />
      )}
      {canAdd && !isAdding && (
        <Button variant="outline" onClick={() => onAdding(true)}>
          {chosen === null ? t`批注整章` : t`批注选中的文字`}
        </Button>
      )}
      <Segmented
        aria-label={t`哪些批注`}
        options={[
          { value: 'open', label: t`未解决 ${openCount}` },
          { value: 'resolved', label: t`已解决 ${resolvedCount}` },
        ]}
        value={state}
        onValueChange={setState}
      />
      {shown.length === 0 && <Nothing>{state === 'open' ? t`没有未解决的批注` : t`没有已解决的批注`}</Nothing>}
      {shown.map((comment) => (
        <CommentThread key={comment.id} comment={comment} isLost={lost.has(comment.id)} acts={acts} onShow={() => onShow(comment)} />
      ))}
    </div>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-fg-muted">{children}</p>;
}

interface NewCommentProps {
  chosen: Passage | null;
  onSend: (content: string, passage: Passage | null) => Promise<void>;
  onClose: () => void;
}

/** What was chosen when it was begun stays what it is about. */
function NewComment({ chosen, onSend, onClose }: NewCommentProps) {
  const { t } = useLingui();
  const [passage] = useState(chosen);
  return (
    <div className="flex flex-col gap-2">
      {passage === null ? (
        <p className="text-xs text-fg-muted">{t`针对整章；先选中文字，就只针对那一段`}</p>
      ) : (
        <blockquote className="line-clamp-3 border-l-2 border-warning-text pl-2 text-sm text-fg-muted wrap-anywhere">
          {passage.quote}
        </blockquote>
      )}
      <CommentForm label={t`批注`} sendLabel={t`发表`} onSend={(content) => onSend(content, passage)} onClose={onClose} />
    </div>
  );
}
