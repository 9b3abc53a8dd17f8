import { useMemo, useRef, useState } from 'react';
import { withLoaded, type TreeNode } from './tree-nodes.ts';
import type { ChildrenNews } from './tree-rows.ts';

/** Brings the children of a node when it is first opened. A refusal is shown with its message and can be tried again. */
export type LoadChildren = (node: TreeNode) => Promise<readonly TreeNode[]>;

export interface LazyChildren {
  /** The tree with what was loaded. */
  nodes: readonly TreeNode[];
  isLazy: (node: TreeNode) => boolean;
  newsOf: (node: TreeNode) => ChildrenNews | undefined;
  /** Why the children did not come. */
  errorOf: (node: TreeNode) => string;
  /** Asks for the children, unless they are there or on their way. */
  load: (node: TreeNode) => void;
}

type Answer = 'loading' | { error: string } | { children: readonly TreeNode[] };

/** Keeps what `loadChildren` brought, for as long as the component lives. */
export function useLazyChildren(nodes: readonly TreeNode[], loadChildren: LoadChildren | undefined): LazyChildren {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  /** Asked for before the state says so: two calls in one drawing are one request. */
  const underway = useRef(new Set<string>());
  const merged = useMemo(() => withLoaded(nodes, loadedOf(answers)), [nodes, answers]);
  const answer = (id: string, given: Answer) => {
    if (given === 'loading') underway.current.add(id);
    else underway.current.delete(id);
    setAnswers((before) => new Map(before).set(id, given));
  };
  const isLazy = (node: TreeNode) => loadChildren !== undefined && !node.isLeaf && !node.children;
  return {
    nodes: merged,
    isLazy,
    newsOf: ({ id }) => newsIn(answers.get(id)),
    errorOf: ({ id }) => {
      const given = answers.get(id);
      return typeof given === 'object' && 'error' in given ? given.error : '';
    },
    load: (node) => {
      if (!loadChildren || !isLazy(node) || underway.current.has(node.id)) return;
      answer(node.id, 'loading');
      loadChildren(node).then(
        (children) => answer(node.id, { children }),
        (error: unknown) => answer(node.id, { error: error instanceof Error ? error.message : '' }),
      );
    },
  };
}

function loadedOf(answers: ReadonlyMap<string, Answer>): ReadonlyMap<string, readonly TreeNode[]> {
  const loaded = new Map<string, readonly TreeNode[]>();
  for (const [id, answer] of answers) if (typeof answer === 'object' && 'children' in answer) loaded.set(id, answer.children);
  return loaded;
}

function newsIn(answer: Answer | undefined): ChildrenNews | undefined {
  if (answer === 'loading') return 'loading';
  if (answer === undefined) return undefined;
  if ('error' in answer) return 'error';
  return answer.children.length === 0 ? 'empty' : undefined;
}
