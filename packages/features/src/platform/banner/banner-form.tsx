import { useLingui } from '@lingui/react/macro';
import { bannerPlaceNames, bannerRatios, bannerSave, bannerUpdate } from '@saiwu/openapi';
import { DateTimeInput, Input, MultiSelect, RadioGroup, Switch, TreeSelect } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormPart } from '../../crud/form-part.tsx';
import { formOf } from '../../crud/form-of.tsx';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { useApi } from '../../lib/api/api.tsx';
import { PictureField } from '../../lib/upload/picture-field.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import { useSeesAll } from '../../lib/choices/use-sees-all.ts';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';
import { banner, type BannerRow } from './banner.ts';
import { PreviewButton } from './preview-button.tsx';

/** Adding and changing a banner; its order is a matter of all of them. */
export const bannerForm: ResourceForm<'banner'> = { save: bannerSave, update: bannerUpdate, isLong: true, valuesOf, Fields };

type Values = z.input<typeof bannerSave>;
const { FormField } = formOf(banner, bannerSave);

function Fields() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const place = useWatch<Values, 'place'>({ name: 'place' }) ?? 'DASHBOARD';
  return (
    <>
      <FormPart heading={t`位置和对象`}>
        <FormField name="place" isRequired>
          {(field) => <RadioGroup {...field} options={optionsOf(bannerPlaceNames)} orientation="horizontal" />}
        </FormField>
        {place === 'DASHBOARD' && <RolesField />}
        <OwnerField />
      </FormPart>
      <FormPart heading={t`内容`}>
        <FormField name="image">{(field) => <PictureField field={field} bizType="BANNER" ratio={bannerRatios[place]} />}</FormField>
        <FormField name="title">{(field) => <Input {...field} />}</FormField>
        <FormField name="alt" help={t`图片里的文字和内容，读给看不到图片的人听；不填时读标题`}>
          {(field) => <Input {...field} value={field.value ?? ''} />}
        </FormField>
        <FormField
          name="link"

          help={t`点开后去哪里：本系统内的路径，如 /contests，或系统参数 BannerHosts 允许的网站；不填就只是一张图`}
        >
          {(field) => <Input {...field} value={field.value ?? ''} inputMode="url" autoComplete="off" />}
        </FormField>
      </FormPart>
      <FormPart heading={t`显示时间`}>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="startTime" help={t`不填表示马上`}>
            {(field) => <DateTimeInput {...field} />}
          </FormField>
          <FormField name="endTime" help={t`不填表示一直显示`}>
            {(field) => <DateTimeInput {...field} defaultTime="23:59:59" />}
          </FormField>
        </div>
        <FormField name="state" help={t`停用后哪里都不显示`}>
          {(field) => <Switch {...field} value={field.value} />}
        </FormField>
        <PreviewButton />
      </FormPart>
    </>
  );
}

/** Whose dashboards: roles that were given, and were switched off since, stay. */
function RolesField() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data: roles = [] } = useQuery({ ...queryOf('banner.roles'), staleTime: 60_000 });
  return (
    <FormField name="roles" help={t`不选时所有人都能看到，没有登录的人在公开首页也能看到`}>
      {(field) => (
        <MultiSelect {...field} value={field.value ?? []} options={roles.map(({ code, name }) => ({ value: code, label: name }))} />
      )}
    </FormField>
  );
}

function OwnerField() {
  const { t } = useLingui();
  const orgs = useOrgNodes();
  const seesAll = useSeesAll();
  if (orgs.length === 0) return null;
  const help = seesAll
    ? t`不选是通用的，所有人都能看到；选了机构，只有它的人和它的页面（如 /dashboard?org=编号）能看到`
    : t`不选时是你自己的机构；它的人和它的页面（如 /dashboard?org=编号）能看到`;
  return (
    <FormField name="orgId" help={help}>
      {(field) => (
        <TreeSelect
          {...field}
          nodes={orgs}
          valueLabel={t`管理范围以外的机构`}
          onClear={seesAll ? () => field.onValueChange(null) : undefined}
        />
      )}
    </FormField>
  );
}

/** A copy is another one with the same picture. Without a word of its own, what the picture says is the title. */
function valuesOf(row: BannerRow | null) {
  return {
    place: row?.place.code ?? ('PUBLIC' as const),
    roles: row?.roles ?? [],
    orgId: row?.orgId,
    image: row?.image ?? '',
    title: row?.title ?? '',
    alt: row === null || row.alt === row.title ? '' : row.alt,
    link: row?.link ?? '',
    startTime: row?.startTime ?? null,
    endTime: row?.endTime ?? null,
    state: row?.state ?? true,
  };
}
