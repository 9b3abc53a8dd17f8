import { AuthProvider, createSessionStore, Permission, useAuthority } from '@saiwu/auth';
import {
  Alert,
  Button,
  Card,
  ConfirmHost,
  createForm,
  DataTable,
  Dialog,
  DialogClose,
  Input,
  PageHeader,
  StateDot,
  toast,
  ToastHost,
  UiProvider,
  type Column,
  type Sort,
} from '@saiwu/ui';
import { zh } from '@saiwu/ui/zh';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { memoryStorage } from './memory-storage.ts';
import { projects, type Project } from './projects.ts';

/** The same page in every example: a table whose acts depend on permissions, a form in a dialog, and the theme. */
export function ProjectsPage() {
  const [store] = useState(signedIn);
  return (
    <UiProvider words={zh}>
      <AuthProvider store={store}>
        <Projects />
        <ToastHost />
        <ConfirmHost />
      </AuthProvider>
    </UiProvider>
  );
}

function Projects() {
  const [sort, setSort] = useState<Sort>();
  const authority = useAuthority();
  return (
    <main className="page">
      <PageHeader
        title="参赛项目"
        description="评审中的项目，可以修改名称。"
        actions={
          <>
            <Permission all="contest:project:import">
              <Button variant="outline">导入</Button>
            </Permission>
            <Permission all="contest:project:add">
              <NewProject />
            </Permission>
          </>
        }
      />
      <Alert tone="info" title="初赛评审将在 5 月 10 日截止">
        没有交齐分数的评委会收到提醒。
      </Alert>
      <Card isPadded={false}>
        <DataTable
          caption="项目"
          columns={columns}
          rows={sorted(sort)}
          rowKey={(row) => row.id}
          sort={sort}
          onSortChange={setSort}
          rowActions={(row) => [
            { key: 'edit', label: '修改', onSelect: () => toast.info(row.name) },
            ...(authority.hasPermission('contest:project:delete')
              ? [{ key: 'delete', label: '删除', isDanger: true, onSelect: () => toast.info(row.name) }]
              : []),
          ]}
        />
      </Card>
    </main>
  );
}

const columns: Column<Project>[] = [
  { key: 'name', title: '项目名称', cell: (row) => row.name, isSortable: true, priority: 1 },
  { key: 'college', title: '学院', cell: (row) => row.college },
  {
    key: 'state',
    title: '状态',
    cell: (row) => <StateDot tone={row.isScored ? 'success' : 'info'}>{row.isScored ? '已评' : '评审中'}</StateDot>,
  },
  { key: 'score', title: '得分', cell: (row) => row.score.toFixed(2), align: 'right', isSortable: true },
];

function sorted(sort: Sort | undefined) {
  if (sort === undefined) return projects;
  const turn = sort.order === 'asc' ? 1 : -1;
  return projects.toSorted((a, b) => turn * (sort.key === 'score' ? a.score - b.score : a.name.localeCompare(b.name, 'zh-CN')));
}

const { Form, FormField } = createForm<{ name: string }>();

function NewProject() {
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      size="sm"
      title="新建项目"
      description="建好以后再交材料。"
      trigger={<Button>新建项目</Button>}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">取消</Button>
          </DialogClose>
          <Button type="submit" form="new-project">
            创建项目
          </Button>
        </>
      }
    >
      <Form id="new-project" form={form} onSubmit={() => setIsOpen(false)}>
        <FormField name="name" label="项目名称" help="不超过 30 个字" isRequired>
          {(field) => <Input {...field} maxLength={30} />}
        </FormField>
      </Form>
    </Dialog>
  );
}

/** A session as the sign-in would have left it, of somebody who may add projects and do nothing else. */
function signedIn() {
  const store = createSessionStore(memoryStorage());
  store.setResources({ enabled: true, caseSensitive: false, resourceList: ['contest:project:add'], roleList: [] });
  return store;
}
