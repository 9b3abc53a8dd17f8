import type { MessageDescriptor } from '@lingui/core';
import { Button, Card, EmptyState, ErrorState, Skeleton } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useErrorInfo } from '../lib/api/error-info.ts';
import { useCan } from '../lib/api/access.ts';
import type { Todo } from './todo-sources.ts';
import { useTodos } from './use-todos.ts';

/** What the reader has to do now, the most pressing first. */
export function TodoCard() {
  const { t } = useLingui();
  return (
    // as wide as the page where nothing stands beside it
    <Card title={t`接下来`} isPadded={false} className="xl:only:col-span-2">
      <Todos />
    </Card>
  );
}

const shownAtFirst = 6;

function Todos() {
  const { t } = useLingui();
  const { todos, isPending, error, retry } = useTodos();
  const infoOf = useErrorInfo();
  const info = infoOf(error);
  const reason = info?.message;
  const [isWhole, setIsWhole] = useState(false);
  if (todos.length === 0) {
    if (info !== null) return <ErrorState error={info} onRetry={retry} />;
    return isPending ? <Lines /> : <NothingToDo />;
  }
  const more = todos.length - shownAtFirst;
  return (
    <>
      <ul className="divide-y divide-border">
        {(isWhole ? todos : todos.slice(0, shownAtFirst)).map((todo) => (
          <li key={`${todo.path} ${todo.key}`}>
            <TodoLink todo={todo} />
          </li>
        ))}
      </ul>
      {more > 0 && !isWhole && (
        <div className="border-t border-border px-2 py-1">
          <Button variant="ghost" onClick={() => setIsWhole(true)}>{t`还有 ${more} 项`}</Button>
        </div>
      )}
      {info !== null && (
        <div className="flex flex-wrap items-center gap-x-2 border-t border-border px-4 py-2 text-fg-muted">
          <Trans>有些事项没有加载出来：{reason}</Trans>
          <Button variant="link" onClick={retry}>{t`重试`}</Button>
        </div>
      )}
    </>
  );
}

function TodoLink({ todo: { path, text, detail } }: { todo: Todo }) {
  const { i18n } = useLingui();
  const wordsOf = (words: MessageDescriptor | string) => (typeof words === 'string' ? words : i18n._(words));
  return (
    <Link to={path} className="group flex min-h-11 items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-bg-subtle">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-medium group-hover:text-theme-text">{wordsOf(text)}</span>
        <span className="block text-xs text-fg-muted">{wordsOf(detail)}</span>
      </span>
      <ArrowRight aria-hidden strokeWidth={1.5} className="size-4 shrink-0 text-fg-subtle" />
    </Link>
  );
}

function NothingToDo() {
  const { t } = useLingui();
  const can = useCan();
  const description = can('judging.stages')
    ? t`分到你的项目会出现在这里`
    : can('contest.update')
      ? t`大赛的下一步会出现在这里`
      : t`需要你处理的事会出现在这里`;
  return <EmptyState size="sm" title={t`现在没有要处理的事`} description={description} />;
}

function Lines() {
  return (
    <div className="grid gap-3 p-4">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-2/5" />
    </div>
  );
}
