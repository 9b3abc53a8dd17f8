import { useLingui } from '@lingui/react/macro';
import { degreeLevelDictionary } from '@saiwu/openapi';
import { MultiSelect, TreeMultiSelect } from '@saiwu/ui';
import { useDictionaryOptions } from '../../../lib/choices/use-dictionary-options.ts';
import { useOrgNodes } from '../../../lib/choices/use-org-nodes.ts';
import { BarringAwards } from './barring-awards.tsx';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';

/** Whose projects may take part. */
export function WhoCanEnter({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  const orgs = useOrgNodes();
  const levels = useDictionaryOptions(degreeLevelDictionary);
  return (
    <>
      <ContestField name="setup.eligibility.orgIds" label={t`学校和学院`} help={t`包括下级；不选则主办范围内都能参加`}>
        {(field) => <TreeMultiSelect {...field} nodes={orgs} />}
      </ContestField>
      <ContestField name="setup.eligibility.degreeLevels" label={t`学历层次`} help={t`不选则不限`}>
        {({ value, ...field }) => <MultiSelect {...field} value={(value ?? []).flatMap((code) => codeOf(code))} options={levels} />}
      </ContestField>
      <BarringAwards form={form} />
    </>
  );
}

/** A code as it is typed, or as the server sends it. */
function codeOf(code: unknown): string[] {
  if (typeof code === 'string') return [code];
  return typeof code === 'object' && code !== null && 'code' in code ? [String(code.code)] : [];
}
