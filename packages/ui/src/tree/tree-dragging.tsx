import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeOn, type DropPart, type TreePlace } from './tree-moves.ts';
import type { TreeNode } from './tree-nodes.ts';
import type { TreeRow } from './tree-rows.ts';

/** The row that something would be dropped on, and where on it. */
export interface DropMark {
  key: string;
  part: DropPart;
}

export interface TreeDraggingProps {
  nodes: readonly TreeNode[];
  /** The rows that are drawn. */
  rows: readonly TreeRow[];
  elementOf: (key: string) => HTMLElement | null;
  canBeMoved: (node: TreeNode) => boolean;
  onMark: (mark: DropMark | null) => void;
  onOpen: (node: TreeNode) => void;
  onMove: (node: TreeNode, place: TreePlace | null) => void;
}

/**
 * Lets the mouse drag nodes to another place. A finger scrolls the tree and its menu moves a node as well; so do keys. Stands beside the
 * rows, not around them: they stay the same elements when this is loaded.
 */
export function TreeDragging({ nodes, rows, elementOf, canBeMoved, onMark, onOpen, onMove }: TreeDraggingProps) {
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));
  const [dragged, setDragged] = useState<TreeNode>();
  const [over, setOver] = useState<DropMark | null>(null);
  /** The same, for who drops before it is drawn. */
  const latest = useRef<DropMark | null>(null);
  const pointer = useRef(0);
  const rowOf = (key: string | undefined) => rows.find((row) => row.key === key && row.kind === 'node');

  const underPointer: CollisionDetection = (args) => {
    pointer.current = args.pointerCoordinates?.y ?? 0;
    return pointerWithin(args);
  };

  function mark(next: DropMark | null) {
    if (next?.key === latest.current?.key && next?.part === latest.current?.part) return;
    latest.current = next;
    setOver(next);
    onMark(next);
  }

  function placeOf({ key, part }: DropMark): TreePlace | null {
    const row = rowOf(key);
    if (row === undefined || dragged === undefined) return null;
    return placeOn(nodes, dragged.id, { id: row.node.id, isOpen: row.isOpen === true }, part);
  }

  function follow(key: string | undefined) {
    const box = key === undefined ? undefined : elementOf(key)?.getBoundingClientRect();
    if (key === undefined || box === undefined) return mark(null);
    const share = (pointer.current - box.top) / box.height;
    const next: DropMark = { key, part: share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'into' };
    return mark(placeOf(next) === null ? null : next);
  }

  function end(isDropped: boolean) {
    if (isDropped && dragged !== undefined && latest.current !== null) onMove(dragged, placeOf(latest.current));
    setDragged(undefined);
    mark(null);
  }

  // where somebody waits over a closed node, it opens
  const openOver = useEffectEvent((key: string) => {
    const row = rowOf(key);
    if (row?.isOpen === false) onOpen(row.node);
  });
  const waitsOver = over?.part === 'into' ? over.key : undefined;
  useEffect(() => {
    if (waitsOver === undefined) return undefined;
    const timer = setTimeout(() => openOver(waitsOver), 700);
    return () => clearTimeout(timer);
  }, [waitsOver]);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      // The tree says itself where a node went, in the language of the page.
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' }, restoreFocus: false }}
      onDragStart={({ active }) => setDragged(rowOf(String(active.id))?.node)}
      onDragMove={({ over: at }) => follow(at === null ? undefined : String(at.id))}
      // a move is told with the row that was left
      onDragOver={({ over: at }) => follow(at === null ? undefined : String(at.id))}
      onDragEnd={() => end(true)}
      onDragCancel={() => end(false)}
    >
      {rows.map((row) => (
        <Dragged key={row.key} rowKey={row.key} elementOf={elementOf} isFixed={row.kind !== 'node' || !canBeMoved(row.node)} />
      ))}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <span className="ms-24 mt-4 inline-block max-w-64 cursor-grabbing truncate rounded-control border border-border bg-surface-raised px-3 py-1 text-sm text-fg shadow-2">
              {dragged.label}
            </span>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** Hears the mouse on one row's element; draws nothing itself. */
function Dragged({ rowKey, elementOf, isFixed }: { rowKey: string; isFixed: boolean } & Pick<TreeDraggingProps, 'elementOf'>) {
  const { setNodeRef: setDraggable, listeners } = useDraggable({ id: rowKey, disabled: isFixed });
  const { setNodeRef: setDroppable } = useDroppable({ id: rowKey });
  const find = useEffectEvent(() => elementOf(rowKey));
  const press = useEffectEvent((event: MouseEvent) => {
    // the sensor reads the browser's event alone
    if (event.button === 0) listeners?.['onMouseDown']?.({ nativeEvent: event });
  });

  useLayoutEffect(() => {
    const element = find();
    if (element === null) return undefined;
    const onMouseDown = (event: MouseEvent) => press(event);
    setDraggable(element);
    setDroppable(element);
    element.addEventListener('mousedown', onMouseDown);
    return () => {
      element.removeEventListener('mousedown', onMouseDown);
      setDraggable(null);
      setDroppable(null);
    };
  }, [setDraggable, setDroppable]);

  return null;
}

const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
