import { Loaded } from '@saiwu/admin';
import type { AnswerOf, InputOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Dialog, DialogClose } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { useDownload } from '../../lib/api/use-download.ts';
import type { OfferedMap } from '../answers.ts';

type Preview = AnswerOf<'project.exportPreview'>;

interface ExportDialogProps {
  map: OfferedMap;
  model: InputOf<'project.exportSheet'>['body']['model'];
  onClose: () => void;
}

/** Says which projects go into a sheet of a map, how many, and with what of their people, before they do. */
export function ExportDialog({ map, model, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const body = { mapId: map.id, model };
  const query = useQuery({ ...queryOf('project.exportPreview', { body }), staleTime: 0, gcTime: 0 });
  const { download, isPending } = useDownload('project.exportSheet', { success: t`已导出`, onSaved: onClose });
  const count = query.data === undefined ? 0 : sum(query.data.states.filter(({ goesOut }) => goesOut));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`按「${map.name}」导出`}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t`取消`}</Button>
          </DialogClose>
          <Button isPending={isPending} disabled={count === 0} onClick={() => download({ body })}>
            {t`导出 ${count} 个项目`}
          </Button>
        </>
      }
    >
      <Loaded query={query}>{(preview) => <Outgoing preview={preview} unknownFields={map.unknownFields} />}</Loaded>
    </Dialog>
  );
}

function Outgoing({ preview: { states, numbers }, unknownFields }: { preview: Preview; unknownFields: readonly string[] }) {
  const { t, i18n } = useLingui();
  const namesOf = (of: Preview['states']) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(of.map(({ state, projects }) => `${state.desc} ${projects}`));
  const [out, left] = [states.filter(({ goesOut }) => goesOut), states.filter(({ goesOut }) => !goesOut)];
  const leftCount = sum(left);
  return (
    <div className="flex flex-col gap-3">
      <p>{out.length > 0 ? t`导出：${namesOf(out)}` : t`没有可以导出的项目：只导出已通过和通过以后的。`}</p>
      {left.length > 0 && (
        <p className="text-fg-muted">{t`另有 ${leftCount} 个不导出：${namesOf(left)}。要导出它们，先在列表里按状态筛选。`}</p>
      )}
      {unknownFields.length > 0 && <p className="text-fg-muted">{t`这个大赛没有这些问题，列会空着：${unknownFields.join('、')}`}</p>}
      {numbers === 'WHOLE' && <Alert tone="warning">{t`表里是完整的学号和手机号，导出会记入操作日志。`}</Alert>}
      {numbers === 'MASKED' && <Alert>{t`学号和手机号带星号：你没有导出完整号码的权限。`}</Alert>}
    </div>
  );
}

function sum(states: Preview['states']): number {
  return states.reduce((total, { projects }) => total + projects, 0);
}
