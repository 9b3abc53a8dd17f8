/** The failure of an operation. The application's `explain` makes it of any error that its calls throw. */
export interface Failure {
  /** Why, in the reader's words. */
  message: string;
  /**
   * - `notFound`, `forbidden`: a page that cannot be shown says so instead of the message
   * - `stopped`: the next try would meet the same: no connection, no session, no free server. A long act goes no further
   * - `told`: other code tells the reader, as where the session has ended; nothing is said here
   */
  kind?: 'notFound' | 'forbidden' | 'stopped' | 'told' | undefined;
  /** For support. */
  requestId?: string | undefined;
  /** The fault of each field that was sent, by its path. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** Another user saved the record first: the record as it is now. */
  current?: unknown;
  /** The message is a warning: the same would be done when it is sent with `isConfirmed`. */
  mustConfirm?: boolean | undefined;
}

/** Whether the form that sent it shows the failure. */
export function belongsToForm({ fieldErrors, current, mustConfirm }: Failure): boolean {
  return fieldErrors !== undefined || current !== undefined || mustConfirm === true;
}
