import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { AvatarPicker } from '../../lib/person/avatar-picker.tsx';
import { avatarSrc } from '../../lib/person/avatar-src.ts';
import { startUpload } from '../../lib/upload/upload.ts';

interface AvatarFieldProps {
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
}

/** The picture of somebody else: it is uploaded at once, and theirs once the form is saved. */
export function AvatarField({ name, value, onChange }: AvatarFieldProps) {
  const client = useApi();
  const explain = useExplainError();

  async function send(file: File) {
    try {
      const { url } = await startUpload(client, file, { bizType: 'USER_AVATAR' }).done;
      onChange(url);
    } catch (error) {
      // the dialog shows it, and what was cut stays
      throw new Error(explain(error), { cause: error });
    }
  }

  return (
    <div>
      <AvatarPicker name={name} picture={avatarSrc(value ?? null)} onPick={send} onRemove={value ? () => onChange('') : undefined} />
    </div>
  );
}
