import { Button, Card, Form, type TreeNode } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { TreeName } from './resource.ts';
import type { NodeFormParts, NodeOf, TreeFacts } from './tree-screen.tsx';
import { useRowForm } from './use-row-form.ts';

export interface NodeFormProps<Name extends TreeName, Labels> {
  tree: TreeFacts<Name, Labels>;
  form: NodeFormParts<Name>;
  nodes: readonly TreeNode[];
  /** Null: a new one is added. */
  row: NodeOf<Name> | null;
  /** Where a new one comes to stand. */
  parentId: string;
  /** Told whether there is unsaved input, so that whoever leads away can ask. */
  onDirtyChange: (isDirty: boolean) => void;
  isReadOnly?: boolean;
  /** After saving. */
  onSaved?: (row: NodeOf<Name>) => void;
  /** Gives up a new one. */
  onCancel?: () => void;
}

/** The form of one node beside its tree. */
export function NodeForm<Name extends TreeName, Labels>({
  tree,
  form: { save, update, valuesOf, Fields },
  nodes,
  row,
  parentId,
  onDirtyChange,
  isReadOnly = false,
  onSaved,
  onCancel,
}: NodeFormProps<Name, Labels>) {
  const { t, i18n } = useLingui();
  const isNew = row === null;
  const title = i18n._(tree.title);
  const { form, draft, submit, isPending, conflict } = useRowForm({
    name: tree.name,
    row,
    isNew,
    keyOf: ({ id }) => id,
    schema: isNew ? save : update,
    valuesOf: (from) => valuesOf(from, parentId),
    success: isNew ? t`已新增${title}` : t`已保存${title}`,
    onSaved: (answer) => {
      onDirtyChange(false);
      onSaved?.(answer as NodeOf<Name>); // saving answers the row
    },
  });
  const { isDirty } = form.formState;
  useLayoutEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);

  return (
    <Card title={isNew ? t`新增${title}` : row.label}>
      <DraftNotice draft={draft} className="mb-4" />
      {conflict && <ConflictNotice labels={tree.labels} {...conflict} />}
      <Form form={form} onSubmit={submit} isReadOnly={isReadOnly} className="max-w-[45rem]">
        <Fields nodes={nodes} ownId={row?.id ?? null} />
        {!isReadOnly && (
          <div className="flex justify-end gap-2">
            {onCancel && (
              <Button
                variant="outline"
                onClick={() => {
                  draft.clear();
                  onDirtyChange(false);
                  onCancel();
                }}
              >
                <Trans>取消</Trans>
              </Button>
            )}
            <Button type="submit" isPending={isPending}>
              {isNew ? t`新增${title}` : t`保存${title}`}
            </Button>
          </div>
        )}
      </Form>
    </Card>
  );
}
