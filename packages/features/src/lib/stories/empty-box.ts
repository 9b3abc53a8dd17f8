import type { Api } from '../api/api.tsx';

/** The address of a page for somebody whose box of messages is empty: whatever other stories have told them is deleted. */
export function withEmptyBox(account: string, path: string) {
  return async (as: (account: string) => Promise<Api['call']>): Promise<string> => {
    const call = await as(account);
    const { records } = await call('message.page', {
      body: { model: {}, size: 1000, current: 1, sort: 'id', order: 'descending', extra: {} },
    });
    if (records.length > 0) await call('message.remove', { body: records.map(({ id }) => id) });
    return path;
  };
}
