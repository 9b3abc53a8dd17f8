import { Button, Dialog, DialogClose, ErrorState, Form, Skeleton } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { useApi } from '../lib/api.tsx';
import { useExplainError } from '../lib/explain-error.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { operationOf, type AddedOf, type Resource, type ResourceName, type RowOf } from './resource.ts';
import { useRowForm, type FormSchema } from './use-row-form.ts';
import type { UniqueFields } from './use-unique.ts';

/** What the form is open for. A copy starts from a row and adds a new one. */
export type Editing<Row> = { kind: 'add' } | { kind: 'edit' | 'copy'; row: Row };

export interface ResourceForm<Name extends ResourceName, Save extends FormSchema = FormSchema, Update extends FormSchema = FormSchema> {
  /** The contract's schema of a new row. */
  save: Save;
  /** The contract's schema of a change. */
  update: Update;
  /** What the form starts with, from a row or for a new one. */
  valuesOf: (row: RowOf<Name> | null) => DefaultValues<z.input<Save>>;
  /** Fields of a new row whose value nobody else may have, with the operation that knows; `Fields` marks them `isAsked`. */
  unique?: UniqueFields;
  /** The inputs; fields that only a new row has look at `isNew`. */
  Fields: (props: { isNew: boolean }) => ReactNode;
}

export interface EditDialogProps<Name extends ResourceName, Labels, Filters> {
  resource: Resource<Name, Labels, Filters>;
  form: ResourceForm<Name>;
  editing: Editing<RowOf<Name>>;
  onClose: () => void;
  /** Called with the server's answer after a new row was added. */
  onAdded?: (answer: AddedOf<Name>) => void;
}

/**
 * Third level: adds, changes or copies one row. A row is read anew before it is changed, as lists mask and cut. Server errors land on their fields;
 * a stale edit offers both versions. Mount it while it is open.
 */
export function EditDialog<Name extends ResourceName, Labels, Filters>(props: EditDialogProps<Name, Labels, Filters>) {
  const { resource, editing, onClose } = props;
  const { queryOf } = useApi();
  const { i18n } = useLingui();
  const explain = useExplainError();
  const get = operationOf(resource.name, 'get') as 'parameter.get' | null; // all take the row's id in the path
  const id = editing.kind === 'add' ? '' : resource.keyOf(editing.row);
  const isRead = editing.kind !== 'add' && get !== null;
  const query = useQuery({
    ...queryOf(get ?? 'parameter.get', { path: { id } }),
    enabled: isRead,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!isRead) return <OpenDialog {...props} />;
  if (query.data !== undefined) return <OpenDialog {...props} editing={{ ...editing, row: query.data as unknown as RowOf<Name> }} />; // the row of the resource that was asked for
  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={i18n._(resource.title)}>
      {query.error === null ? (
        <Skeleton className="h-60" />
      ) : (
        <ErrorState error={{ message: explain(query.error) }} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  );
}

function OpenDialog<Name extends ResourceName, Labels, Filters>({
  resource,
  form: { save, update, valuesOf, unique, Fields },
  editing,
  onClose,
  onAdded,
}: EditDialogProps<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const isNew = editing.kind !== 'edit';
  const title = i18n._(resource.title);
  const titles: Record<Editing<unknown>['kind'], string> = { add: t`新增${title}`, edit: t`编辑${title}`, copy: t`复制${title}` };
  const { form, draft, submit, isPending, conflict } = useRowForm({
    name: resource.name,
    row: editing.kind === 'add' ? null : editing.row,
    isNew,
    keyOf: resource.keyOf,
    schema: isNew ? save : update,
    valuesOf,
    unique,
    success: isNew ? t`已新增${title}` : t`已保存${title}`,
    onSaved: (answer) => {
      onClose();
      if (isNew) onAdded?.(answer as AddedOf<Name>); // the answer is that of the resource
    },
  });

  /** After the question about unsaved input: there is nothing to come back to. */
  function close() {
    draft.clear();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      isDirty={form.formState.isDirty}
      title={titles[editing.kind]}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">
              <Trans>取消</Trans>
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={isPending}>
            {isNew ? t`新增${title}` : t`保存${title}`}
          </Button>
        </>
      }
    >
      <DraftNotice draft={draft} className="mb-4" />
      {conflict && <ConflictNotice labels={resource.labels} {...conflict} />}
      <Form id={formId} form={form} onSubmit={submit}>
        <Fields isNew={isNew} />
      </Form>
    </Dialog>
  );
}
