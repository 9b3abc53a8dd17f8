/** Reads a time of day as people type it (`8:05`, `0805`, `8点5分`, `18：00：30`). Returns `HH:mm:ss`, or null where it is none that exists. */
export function readTime(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const match = separated.exec(plain) ?? joined.exec(plain) ?? spoken.exec(plain);
  if (match === null) return null;
  const [, hour = '', minute = '00', second = '00', half] = match;
  const parts = [hour, half ? '30' : minute, second].map((part) => part.padStart(2, '0'));
  return Number(parts[0]) < 24 && Number(parts[1]) < 60 && Number(parts[2]) < 60 ? parts.join(':') : null;
}

const separated = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const joined = /^(\d{1,2})(\d{2})(\d{2})?$/;
const spoken = /^(\d{1,2})[点时](?:(\d{1,2})分?(?:(\d{1,2})秒)?|(半))?$/;
