import { sexes } from '@saiwu/openapi';
import { useLingui } from '@lingui/react/macro';

/** The sexes to choose from. */
export function useSexes() {
  const { t } = useLingui();
  const labels: Record<(typeof sexes)[number], string> = { M: t`男性`, W: t`女性`, N: t`保密` };
  return sexes.map((value) => ({ value, label: labels[value] }));
}
