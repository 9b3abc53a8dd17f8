import type { ListSource } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { applicationFields, userFields } from '@saiwu/openapi';
import { useMemo } from 'react';
import { wordsOf } from '../../crud/labels.ts';
import { useApi } from '../../lib/api/api.tsx';

/** One session that is open. */
export type OnlineSession = AnswerOf<'online.list'>[number];

export const onlineLabels = {
  name: userFields.name,
  account: userFields.account,
  device: msg`设备`,
  loginIp: msg`IP 地址`,
  location: msg`登录地点`,
  clientName: msg`应用`,
  clientId: applicationFields.clientId,
  kind: msg`登录方式`,
  loginTime: msg`登录时间`,
  usedTime: msg`最近使用`,
  expireTime: msg`到期时间`,
  token: msg`会话编号`,
};

/** The open sessions as a list. The server answers them at once, in its own order: pages are cut here. */
export function useOnlineSource(): ListSource<OnlineSession> {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const { call } = useApi();
  return useMemo(
    () => ({
      name: 'online',
      title: t`登录`,
      labels: wordsOf(onlineLabels, i18n),
      search: ['name', 'account'],
      keyOf: ({ token }) => token,
      nameOf: ({ name }) => name,
      firstSort: null,
      page: async ({ page, size, filters: { keyword } }, { signal }) => {
        const sessions = await call('online.list', { body: { name: keyword ?? null }, ...(signal && { signal }) });
        return {
          rows: sessions.slice((page - 1) * size, page * size),
          total: sessions.length,
          isEstimated: sessions.length >= mostAnswered,
        };
      },
    }),
    // the words change with the locale, the object that holds them does not
    // oxlint-disable-next-line react/exhaustive-deps
    [t, i18n, locale, call],
  );
}

/** Of more the server answers these. */
const mostAnswered = 1000;
