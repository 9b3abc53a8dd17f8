import { ownAddress } from '../api/own-address.ts';

/** The address of a person's picture for `<Avatar src>`. A built-in file name of another front end has none here. */
export function avatarSrc(avatar: string | null | undefined): string | undefined {
  const address = ownAddress(avatar ?? '');
  return /^(\/[^/]|https:\/\/)/i.test(address) ? address : undefined;
}
