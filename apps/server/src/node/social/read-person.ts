import type { SocialPerson } from '../../core/host.ts';
import { SocialError } from '../../domains/identity/social/social-error.ts';

/** Which fields of a provider's answer say who somebody is; the first that is there counts. */
export interface PersonFields {
  subject: readonly string[];
  name: readonly string[];
  avatar: readonly string[];
}

/** Somebody out of a provider's answer. Without a stable id there is nobody: throws `SocialError`. */
export function readPerson(answer: Readonly<Record<string, unknown>>, fields: PersonFields): SocialPerson {
  const subject = firstText(answer, fields.subject);
  if (subject === null || subject.length > 255) throw new SocialError('the answer names no id');
  const avatar = firstText(answer, fields.avatar);
  return {
    subject,
    name: firstText(answer, fields.name)?.slice(0, 100) ?? null,
    avatar: avatar !== null && avatar.length <= 1000 && /^https:\/\//i.test(avatar) ? avatar : null,
  };
}

/** A provider's own code for what is wrong, as a failure. */
export function refusedWith(code: unknown): SocialError {
  return new SocialError(
    `the provider answers ${typeof code === 'number' || typeof code === 'string' ? String(code).slice(0, 100) : 'no'}`,
  );
}

/** A text of an answer that has to be there. */
export function needText(answer: Readonly<Record<string, unknown>>, name: string): string {
  const value = answer[name];
  if (typeof value !== 'string' || value === '') throw new SocialError(`the answer has no ${name}`);
  return value;
}

function firstText(answer: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  for (const name of names) {
    const value = answer[name];
    // ids of GitHub and Gitee are numbers; one that a double cannot hold would be somebody else's
    if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value.replaceAll('\0', '').trim();
  }
  return null;
}
