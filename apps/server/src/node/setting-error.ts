/** A setting that the server cannot start with; the message says which, in both languages. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
