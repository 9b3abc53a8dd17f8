/** The further parts of an operation's input. */
export interface SendOptions {
  /** Ends it early. */
  signal?: AbortSignal | undefined;
  /** The same for attempts to do the same once: a server that knows it does not create twice. */
  idempotencyKey?: string | undefined;
  /** Called with the number of records of a bulk act that are not there any more, by a server that does the act for the rest. */
  onPassedOver?: ((count: number) => void) | undefined;
}

/** One operation of the application's server. */
export interface Operation<Input, Answer> {
  /** `contest.publish`: the part before the dot is the head of the queries that it makes stale. */
  id: string;
  send: (input: Input, options: SendOptions) => Promise<Answer>;
}
