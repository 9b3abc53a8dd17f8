import type { Context } from './context.ts';

type Read<Answer> = (ctx: Context, id: string) => Promise<Answer>;

/** The handler of an act on one record: it acts, and answers the record as it is then. */
export function thenRead<Params extends { id: string }, Body, Answer>(
  act: (ctx: Context, id: string, body: Body, params: Params) => Promise<unknown>,
  read: Read<Answer>,
) {
  return async (ctx: Context, { params, body }: { params: Params; body: Body }): Promise<Answer> => {
    await act(ctx, params.id, body, params);
    return read(ctx, params.id);
  };
}

/** The same where the body says which record it is. */
export function thenReadAnew<Body extends { id: string }, Answer>(act: (ctx: Context, body: Body) => Promise<unknown>, read: Read<Answer>) {
  return async (ctx: Context, { body }: { body: Body }): Promise<Answer> => {
    await act(ctx, body);
    return read(ctx, body.id);
  };
}
