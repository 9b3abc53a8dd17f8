/** A promise that is settled from outside. `Promise.withResolvers` is younger than the oldest browsers we serve. */
export function deferred<T>(): PromiseWithResolvers<T> {
  let settle: Omit<PromiseWithResolvers<T>, 'promise'> = { resolve: () => undefined, reject: () => undefined };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
