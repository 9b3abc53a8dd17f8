import { useState, type KeyboardEvent } from 'react';
import type { MenuEntry, MenuItem } from '../dropdown-menu/menu-item.ts';
import { useTreeMoveWords } from './use-tree-move-words.ts';
import { stepOf, whereIs, type MoveStep, type TreePlace } from './tree-moves.ts';
import { pathTo, type TreeNode } from './tree-nodes.ts';

interface MovesOptions {
  nodes: readonly TreeNode[];
  /** Nothing is moved now: the tree is searched, or only looked at. */
  isResting: boolean;
  onMove: ((id: string, place: TreePlace) => unknown) | undefined;
  canMove: ((node: TreeNode) => boolean) | undefined;
  /** Told where a node has arrived. */
  onArrive: (place: TreePlace) => void;
}

/** Moves nodes by keys and acts, and puts what happened into words. */
export function useTreeMoves({ nodes, isResting, onMove, canMove, onArrive }: MovesOptions) {
  const words = useTreeMoveWords();
  /** `count` tells the same text said twice from once. */
  const [news, setNews] = useState({ count: 0, text: '' });
  const canBeMoved = (node: TreeNode) => onMove !== undefined && !isResting && (canMove?.(node) ?? true);

  async function move(node: TreeNode, place: TreePlace | null) {
    if (place === null || onMove === undefined) return;
    try {
      await onMove(node.id, place);
    } catch {
      // whoever moves them says why not
      return;
    }
    onArrive(place);
    const { parent } = whereIs(nodes, node.id);
    const above = pathTo(nodes, place.parentId).at(-1);
    const level = (above ? (above.children ?? []) : nodes).filter(({ id }) => id !== node.id);
    const index = level.findIndex(({ id }) => id === place.after) + 1;
    const text =
      parent?.id === above?.id ? words.movedToPlace(node.label, index + 1, level.length + 1) : words.movedUnder(node.label, above?.label);
    setNews(({ count }) => ({ count: count + 1, text }));
  }

  /** Ctrl (⌘) and Shift with the arrows; whether the press was one of these. */
  function onKey(event: KeyboardEvent, node: TreeNode): boolean {
    const step = keys[event.key];
    if (step === undefined || !event.shiftKey || !(event.ctrlKey || event.metaKey) || !canBeMoved(node)) return false;
    event.preventDefault();
    void move(node, stepOf(nodes, node.id, step));
    return true;
  }

  /** Not everybody can drag, or knows the keys. What deletes stays at the end. */
  function withMoves(node: TreeNode, given: readonly MenuItem[]): readonly MenuEntry[] {
    if (!canBeMoved(node)) return given;
    const labels = { up: words.moveUp, down: words.moveDown, in: words.moveIn, out: words.moveOut };
    const moves = Object.entries(keys).map(([key, step]): MenuItem => {
      const place = stepOf(nodes, node.id, step);
      const shortcut = `Ctrl Shift ${arrows[step]}`;
      return { key, label: labels[step], shortcut, isDisabled: place === null, onSelect: () => void move(node, place) };
    });
    const parts = [given.filter((item) => !item.isDanger), moves, given.filter((item) => item.isDanger)];
    return parts.filter((part) => part.length > 0).flatMap((part, index): MenuEntry[] => (index === 0 ? part : ['separator', ...part]));
  }

  return { canBeMoved, move, onKey, withMoves, news };
}

const keys: Record<string, MoveStep> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };
const arrows: Record<MoveStep, string> = { up: '↑', down: '↓', in: '→', out: '←' };
