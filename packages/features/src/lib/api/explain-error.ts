import { isApiError, type ApiErrorKind } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Puts a failure into words: the server's own first, else one sentence per kind. */
export function useExplainError(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      if (!isApiError(error)) return t`页面出错了，请重试`;
      if (error.message !== '') return error.message;
      const sentences: Record<ApiErrorKind, string> = {
        network: navigator.onLine ? t`网络不通，请检查网络后重试` : t`网络断开了，没有送出，恢复后再试`,
        timeout: t`请求超时，请重试`,
        aborted: t`已取消`,
        signedOut: t`登录已过期，请重新登录`,
        forbidden: t`没有此操作的权限`,
        notFound: t`资源不存在`,
        conflict: t`数据已被他人修改，请刷新后重试`,
        invalid: t`填写的内容有误`,
        tooMany: t`操作太频繁，请稍后再试`,
        unavailable: t`系统维护中，请稍后再试`,
        server: t`系统内部错误，请联系管理员`,
      };
      return sentences[error.kind];
    },
    [t],
  );
}
