import { Dialog, Drawer } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useAdmin } from '../admin-provider.tsx';
import { keyIn } from '../list/list-source.ts';
import { Loaded } from '../record/loaded.tsx';
import { idAndVersion, isOffered, type Resource } from '../resource.ts';
import { FormDialog } from './form-dialog.tsx';
import { SaveNotices } from './save-notices.tsx';
import { useSaveForm } from './use-save-form.ts';
import type { FieldChecks, FormSchema } from './use-zod-form.ts';

/** The purpose that the form is open for. A copy starts from a row and adds a new one. */
export type Editing<Row> = { kind: 'add' } | { kind: 'edit' | 'copy'; row: Row };

/** The form of a resource, for new rows and for changes. */
export interface ResourceForm<Row> {
  /** Schema of a new row. */
  save: FormSchema;
  /** Schema of a change. */
  update: FormSchema;
  /** The first values of the form, from a row or for a new one. */
  valuesOf: (row: Row | null) => DefaultValues<FieldValues>;
  /** The questions about single fields of a new row. The same object every time. */
  checks?: FieldChecks | undefined;
  /** The form has more than about six fields: it opens in a drawer. */
  isLong?: boolean | undefined;
  /** The inputs; fields of new rows alone look at `isNew`, fields that depend on the row that is changed or copied look at `row`. */
  Fields: (props: { isNew: boolean; row: Row | null }) => ReactNode;
}

export interface EditDialogProps<Row, Filters extends object, Added> {
  resource: Resource<Row, Filters, Added>;
  form: ResourceForm<Row>;
  editing: Editing<Row>;
  onClose: () => void;
  /** Called with the server's answer after a new row was added. */
  onAdded?: ((answer: Added) => void) | undefined;
}

/**
 * Third level: adds, changes or copies one row. A row is read anew before it is changed, as lists mask and cut. Server errors land on their
 * fields; a stale edit offers both versions. Mount it while it is open.
 */
export function EditDialog<Row extends object, Filters extends object, Added>(props: EditDialogProps<Row, Filters, Added>) {
  const { resource, form, editing, onClose } = props;
  const key = editing.kind === 'add' ? '' : keyIn(resource, editing.row);
  const isRead = editing.kind !== 'add' && isOffered(resource, 'get');
  const query = useQuery<Row>({
    queryKey: [`${resource.name}.get`, key, 'form'],
    queryFn: ({ signal }) => resource.get?.(key, { signal }) ?? Promise.reject(new Error('nothing reads this row')),
    enabled: isRead,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!isRead) return <OpenDialog {...props} />;
  if (query.data !== undefined) return <OpenDialog {...props} editing={{ ...editing, row: query.data }} />;
  const Surface = form.isLong === true ? Drawer : Dialog;
  return (
    <Surface isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={resource.title}>
      <Loaded query={query}>{() => null}</Loaded>
    </Surface>
  );
}

function OpenDialog<Row extends object, Filters extends object, Added>({
  resource,
  form: { save, update, valuesOf, checks, isLong, Fields },
  editing,
  onClose,
  onAdded,
}: EditDialogProps<Row, Filters, Added>) {
  const { words } = useAdmin();
  const isNew = editing.kind !== 'edit';
  const { title, identify = (row: Row) => idAndVersion(keyIn(resource, row), row) } = resource;
  const titles = { add: words.addTitle(title), edit: words.editTitle(title), copy: words.copyTitle(title) };
  const keyed = (row: Row | null) => (isNew || row === null ? valuesOf(row) : { ...valuesOf(row), ...identify(row) });
  const edit = useSaveForm<FormSchema, Row, Row | Added>({
    name: resource.name,
    record: editing.kind === 'add' ? null : editing.row,
    isNew,
    keyOf: (row) => keyIn(resource, row),
    schema: isNew ? save : update,
    valuesOf: keyed,
    checks,
    success: isNew ? words.added(title) : words.savedTitle(title),
    save: async (values, { base, ...options }) => {
      const saved = isNew
        ? await resource.save?.(values, options)
        : await resource.update?.({ ...values, ...(base && identify(base)) }, options);
      return saved as Row | Added; // the dialog is offered where the operation exists
    },
    onSaved: (answer) => {
      onClose();
      if (isNew) onAdded?.(answer as Added); // the answer of `save`
    },
  });

  /** After the question about unsaved input: there is nothing to come back to. */
  function close() {
    edit.draft.drop();
    onClose();
  }

  return (
    <FormDialog
      form={edit.form}
      onSubmit={edit.submit}
      isPending={edit.isPending}
      onClose={close}
      title={titles[editing.kind]}
      isLong={isLong}
      submitLabel={isNew ? words.addTitle(title) : words.saveTitle(title)}
      notices={<SaveNotices edit={edit} labels={resource.labels ?? {}} wordOf={resource.wordOf} className="mb-4" />}
    >
      <Fields isNew={isNew} row={editing.kind === 'add' ? null : editing.row} />
    </FormDialog>
  );
}
