import { Button, Card, firstFieldIn, Form, type TreeNode } from '@saiwu/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { SaveNotices } from '../form/save-notices.tsx';
import { useSaveForm } from '../form/use-save-form.ts';
import type { FormSchema } from '../form/use-zod-form.ts';
import { idAndVersion } from '../resource.ts';
import { wayTo, type TreeForm, type TreeRow, type TreeSource } from './tree-source.ts';

export interface NodeFormProps<Row extends TreeRow, Branch extends TreeNode> {
  source: TreeSource<Row, Branch>;
  form: TreeForm<Row, Branch>;
  nodes: readonly TreeNode[];
  /** Null: a new node is added. */
  row: Row | null;
  /** The place of a new node. */
  parentId: string;
  /** Told whether there is unsaved input, so that code that leads away can ask. */
  onDirtyChange: (isDirty: boolean) => void;
  isReadOnly?: boolean;
  /** After saving. */
  onSaved: (row: Row) => void;
  /** Gives up a new node. */
  onCancel?: () => void;
}

/** The form of one node beside its tree. */
export function NodeForm<Row extends TreeRow, Branch extends TreeNode>(props: NodeFormProps<Row, Branch>) {
  const { source, form: parts, nodes, row, parentId, onDirtyChange, isReadOnly = false, onSaved, onCancel } = props;
  const { save, update, valuesOf, Fields } = parts;
  const { words } = useAdmin();
  const isNew = row === null;
  const parent = (wayTo(nodes, parentId).at(-1) ?? null) as Branch | null; // the nodes are those of the source
  const { name, title, labels } = source;
  const edit = useSaveForm<FormSchema, Row, Row>({
    name,
    record: row,
    schema: isNew ? save : update,
    valuesOf: (from) => ({ ...valuesOf(from, parentId, parent), ...identified(from) }),
    success: isNew ? words.added(title) : words.savedTitle(title),
    save: async (values, { base, ...options }) => {
      const saved = isNew ? await source.save?.(values, options) : await source.update?.({ ...values, ...identified(base) }, options);
      return saved as Row; // the form can be sent where the operation exists
    },
    onSaved: (saved) => {
      onDirtyChange(false);
      onSaved(saved);
    },
  });
  const { isDirty } = edit.form.formState;
  useLayoutEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);
  const card = useRef<HTMLDivElement>(null);
  // a reader who adds a node came to fill it in; a reader who looks at one stays in the tree
  useEffect(() => (isNew && card.current ? firstFieldIn(card.current)?.focus() : undefined), [isNew]);

  return (
    <Card ref={card} title={isNew ? words.addTitle(title) : row.label}>
      <SaveNotices edit={edit} labels={labels} className="mb-4 max-w-[720px]" />
      <Form form={edit.form} onSubmit={edit.submit} isReadOnly={isReadOnly}>
        <Fields nodes={nodes} ownId={row?.id ?? null} />
        {!isReadOnly && (
          <div className="flex justify-end gap-2">
            {onCancel && (
              <Button
                variant="outline"
                onClick={() => {
                  edit.draft.drop();
                  onDirtyChange(false);
                  onCancel();
                }}
              >
                {words.cancel}
              </Button>
            )}
            <Button type="submit" isPending={edit.isPending}>
              {isNew ? words.addTitle(title) : words.saveTitle(title)}
            </Button>
          </div>
        )}
      </Form>
    </Card>
  );
}

function identified(row: TreeRow | null): object {
  return row === null ? {} : idAndVersion(row.id, row);
}
