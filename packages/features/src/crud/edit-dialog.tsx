import { isApiError } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { applyFieldErrors, Button, Dialog, DialogClose, ErrorState, Form, Skeleton } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useApi } from '../lib/api.tsx';
import { useDirty } from '../lib/dirty.ts';
import { useExplainError } from '../lib/explain-error.ts';
import { useAct } from '../lib/use-act.ts';
import { useDraft } from '../lib/use-draft.ts';
import { useZodForm } from '../lib/use-zod-form.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { operationOf, type AddedOf, type AnyRow, type Resource, type ResourceName, type RowOf } from './resource.ts';
import { useUnique, type UniqueFields } from './use-unique.ts';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

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
  const row = editing.kind === 'add' ? null : editing.row;
  const title = i18n._(resource.title);
  const titles: Record<Editing<unknown>['kind'], string> = { add: t`新增${title}`, edit: t`编辑${title}`, copy: t`复制${title}` };
  const [base, setBase] = useState(row);
  const [current, setCurrent] = useState<RowOf<Name> | null>(null);

  const act = isNew ? 'save' : 'update';
  const write = useAct(operationOf(resource.name, act) as 'parameter.save', { success: isNew ? t`已新增${title}` : t`已保存${title}` }); // forms exist for resources with save and update; the body is the schema's output
  const checks = useUnique(isNew ? unique : undefined);
  const form = useZodForm(isNew ? save : update, {
    defaultValues: withKey(valuesOf(row), isNew ? null : keyOf(resource, row)),
    checks,
  });
  useDirty(form.formState.isDirty && !write.isSuccess);
  const draft = useDraft({
    key: `${resource.name}:${isNew || row === null ? 'new' : resource.keyOf(row)}`,
    userId: useSession().user?.id ?? '',
    form,
    version: isNew || base === null ? null : (versionOf(base) ?? null),
    onRestore: (version) => setBase((now) => (now === null || version === null ? now : { ...now, version })),
  });

  /** After saving, or after the question about unsaved input: there is nothing to come back to. */
  function close() {
    draft.clear();
    onClose();
  }

  function submit(values: FieldValues, from = base) {
    const body = isNew ? values : { ...values, ...keyOf(resource, from) };
    write.mutate(
      { body: body as never },
      {
        onSuccess: (answer) => {
          close();
          if (isNew) onAdded?.(answer as unknown as AddedOf<Name>);
        },
        onError: receive,
      },
    ); // the schema has just produced the body; the answer is that of the resource
  }

  function receive(error: unknown) {
    if (!isApiError(error)) return;
    if (error.fieldErrors !== undefined) applyFieldErrors(form, error.fieldErrors);
    else if (error.kind === 'conflict' && error.current !== undefined) setCurrent(error.current as RowOf<Name>); // the server sends the row as it stands
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
          <Button type="submit" form={formId} isPending={write.isPending || form.formState.isSubmitting}>
            {isNew ? t`新增${title}` : t`保存${title}`}
          </Button>
        </>
      }
    >
      <DraftNotice draft={draft} className="mb-4" />
      {current !== null && (
        <ConflictNotice
          resource={resource}
          mine={write.variables?.body ?? {}}
          theirs={current}
          onMine={() => {
            setBase(current);
            setCurrent(null);
            void form.handleSubmit((values) => submit(values, current))();
          }}
          onTheirs={() => {
            form.reset(withKey(valuesOf(current), keyOf(resource, current)));
            setBase(current);
            setCurrent(null);
          }}
        />
      )}
      <Form id={formId} form={form} onSubmit={(values) => submit(values)}>
        <Fields isNew={isNew} />
      </Form>
    </Dialog>
  );
}

function keyOf<Name extends ResourceName, Labels, Filters>(resource: Resource<Name, Labels, Filters>, row: RowOf<Name> | null) {
  return row === null ? null : { id: resource.keyOf(row), version: versionOf(row) };
}

function versionOf(row: unknown): number | undefined {
  return (row as AnyRow).version; // rows of every resource are read as AnyRow
}

function withKey<Values extends FieldValues>(values: Values, key: object | null): Values {
  return { ...values, ...key };
}
