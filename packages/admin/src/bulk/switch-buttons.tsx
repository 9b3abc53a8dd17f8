import { useAdmin } from '../admin-provider.tsx';
import { BulkButton } from './bulk-button.tsx';
import type { BulkAct, useBulk } from './use-bulk.ts';

interface SwitchButtonsProps<Row, Filters extends object> {
  bulk: ReturnType<typeof useBulk<Row, Filters>>;
  actOf: (isOn: boolean) => BulkAct<Row>;
}

/** Enables or disables the chosen rows, each button for those that are not so yet. */
export function SwitchButtons<Row, Filters extends object>({ bulk, actOf }: SwitchButtonsProps<Row, Filters>) {
  const { words } = useAdmin();
  return [true, false].map((isOn) => {
    const act = actOf(isOn);
    return (
      <BulkButton
        key={String(isOn)}
        bulk={bulk}
        label={act.title}
        count={bulk.applying(act)}
        none={isOn ? words.alreadyOn : words.alreadyOff}
        onPress={() => void bulk.start(act)}
      />
    );
  });
}
