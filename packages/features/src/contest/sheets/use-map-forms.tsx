import { useLingui } from '@lingui/react/macro';
import { Alert, type ImportFile, type ImportForms, Select } from '@saiwu/ui';
import { useId, useState } from 'react';
import type { OfferedMap } from '../answers.ts';
import { type Fit, recogniseMap } from './recognise-map.ts';

/** Which column map a sheet is read by: chosen, or recognised when its file is. */
export function useMapForms(maps: readonly OfferedMap[]): { map: OfferedMap | undefined; forms: ImportForms } {
  const [chosen, setChosen] = useState<{ id: string; isByHand: boolean; file?: ImportFile }>();
  const [fit, setFit] = useState<Fit | null>(null);
  const [file, setFile] = useState<ImportFile>();
  const map = maps.find(({ id }) => id === chosen?.id) ?? maps.find(({ isPlain }) => isPlain) ?? maps[0];
  const forms: ImportForms = {
    key: map?.id ?? '',
    ...(chosen?.file && { file: chosen.file }),
    onRead: (rows, read) => {
      setFile(read);
      const found = recogniseMap(maps, rows);
      setFit(found);
      if (found === null || found.map.id === map?.id || chosen?.isByHand === true) return false;
      setChosen({ id: found.map.id, isByHand: false, file: read });
      return true;
    },
    picker: map && (
      <MapPicker maps={maps} map={map} fit={fit} onChoose={(id) => setChosen({ id, isByHand: true, ...(file && { file }) })} />
    ),
  };
  return { map, forms };
}

interface MapPickerProps {
  maps: readonly OfferedMap[];
  map: OfferedMap;
  fit: Fit | null;
  onChoose: (id: string) => void;
}

/** The map in words: how well the file fits it, and what of it the contest does not ask. */
function MapPicker({ maps, map, fit, onChoose }: MapPickerProps) {
  const { t } = useLingui();
  const id = useId();
  const { name, unknownFields } = map;
  const isFitting = fit?.map.id === map.id;
  const { matched = 0, of = 0 } = fit ?? {};
  const other = fit?.map.name ?? '';
  const missing = unknownFields.join('、');
  return (
    <div className="flex max-w-[720px] flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <label htmlFor={id} className="font-medium">{t`表格样式`}</label>
        <Select
          id={id}
          value={map.id}
          onValueChange={onChoose}
          options={maps.map((one) => ({ value: one.id, label: one.name, ...(one.summary && { description: one.summary }) }))}
          className="min-w-60 flex-1"
        />
      </div>
      {fit !== null && (
        <output className="block text-xs text-fg-muted">
          {isFitting ? t`表头认出是「${name}」：${of} 列中有 ${matched} 列` : t`表头更像「${other}」：${of} 列中有 ${matched} 列`}
        </output>
      )}
      {missing !== '' && <Alert tone="info">{t`这个大赛的报名表没有「${missing}」，这几列不导入`}</Alert>}
    </div>
  );
}
