import { useLingui } from '@lingui/react/macro';
import { promotionWayNames } from '@saiwu/openapi';
import { Button, Input, NumberInput, Select, Switch } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import { useOptions } from '../../../lib/language/use-options.ts';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { ListError } from '../fields/list-error.tsx';
import { LockedPart } from '../fields/locked-part.tsx';
import { proposedPromotion } from './stage-values.ts';
import { TrackShares } from './track-shares.tsx';
import { useIsFixed } from '../fields/use-is-fixed.ts';

/** Who goes on to the next stage. */
export function PromotionPart({ form, index }: { form: ContestFormReturn; index: number }) {
  const name = `stages.${index}.promotion` as const;
  const promotion = useWatch({ control: form.control, name });
  return (
    <LockedPart path={name}>
      <ListError name={name} />
      {promotion ? <PromotionFields form={form} index={index} /> : <NobodyYet form={form} index={index} />}
    </LockedPart>
  );
}

/** As in contests that another program has set up. */
function NobodyYet({ form, index }: { form: ContestFormReturn; index: number }) {
  const { t } = useLingui();
  const isFixed = useIsFixed();
  return (
    <Button
      variant="outline"
      className="w-fit"
      disabled={isFixed}
      onClick={() => form.setValue(`stages.${index}.promotion`, proposedPromotion, { shouldDirty: true, shouldValidate: true })}
    >
      {t`设置晋级`}
    </Button>
  );
}

function PromotionFields({ form, index }: { form: ContestFormReturn; index: number }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const at = `stages.${index}.promotion` as const;
  const by = useWatch({ control: form.control, name: `${at}.by` });
  const valueLabels = { COUNT: t`晋级个数`, PERCENT: t`晋级比例（%）`, THRESHOLD: t`分数线`, MANUAL: '' };
  return (
    <>
      <div className="grid grid-cols-4 gap-4 max-xl:grid-cols-2 max-sm:grid-cols-1">
        <ContestField name={`${at}.by`} label={t`晋级方式`} isRequired>
          {(field) => <Select {...field} options={optionsOf(promotionWayNames)} />}
        </ContestField>
        {by !== undefined && by !== 'MANUAL' && (
          <ContestField name={`${at}.value`} label={valueLabels[by]} isRequired>
            {(field) => <Input {...field} value={field.value ?? ''} inputMode="decimal" className="text-right tabular-nums" />}
          </ContestField>
        )}
        <ContestField name={`${at}.collegeFloor`} label={t`每个学院至少`} help={t`留空则不保底`}>
          {(field) => <NumberInput {...field} min={0} max={10_000} />}
        </ContestField>
        <ContestField name={`${at}.collegeCap`} label={t`每个学院最多`} help={t`留空则不限`}>
          {(field) => <NumberInput {...field} min={1} max={10_000} />}
        </ContestField>
        <ContestField name={`${at}.directPasses`} label={t`直通名额`} help={t`不占名额，手工给出并写明理由`}>
          {(field) => <NumberInput {...field} min={0} max={10_000} />}
        </ContestField>
        <ContestField name={`${at}.repechage`} label={t`复活名额`} help={t`从未晋级的项目里再选`}>
          {(field) => <NumberInput {...field} min={0} max={10_000} />}
        </ContestField>
        <SharesSwitch form={form} index={index} />
      </div>
      <TrackShares form={form} index={index} />
    </>
  );
}

/** Tracks compete with each other, or each has its share of the places: at first the same. */
function SharesSwitch({ form, index }: { form: ContestFormReturn; index: number }) {
  const { t } = useLingui();
  const name = `stages.${index}.promotion.trackShares` as const;
  const tracks = useWatch({ control: form.control, name: 'tracks' });
  return (
    <ContestField name={name} label={t`按赛道分配名额`} help={t`关闭时各赛道一起排名`}>
      {({ value, onValueChange, ...field }) => (
        <Switch
          {...field}
          value={(value ?? []).length > 0}
          disabled={field.disabled === true || tracks.length < 2}
          onValueChange={(isOn) => onValueChange(isOn ? evenShares(tracks) : [])}
        />
      )}
    </ContestField>
  );
}

/** Whole percents that come to a hundred. */
function evenShares(tracks: readonly string[]) {
  const each = Math.floor(100 / tracks.length);
  const rest = 100 - each * tracks.length;
  return tracks.map((track, index) => ({ track, percent: each + (index < rest ? 1 : 0) }));
}
