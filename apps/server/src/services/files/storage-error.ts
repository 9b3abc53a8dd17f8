import { msg } from '@lingui/core/macro';
import { Refusal } from '../../core/refusal.ts';

/** Why the storage did not take or give a file: no room left, not writable, or not reachable. */
export type StorageTrouble = 'full' | 'readonly' | 'gone';

/**
 * The storage failed, and nothing half written is left in it. A refusal with words for the user, so that code which only passes files on
 * need not catch it; the reason for the operator is its `cause`.
 */
export class StorageError extends Refusal {
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, cause: unknown) {
    super(trouble === 'full' ? 507 : 503, -2, texts[trouble]);
    this.trouble = trouble;
    this.cause = cause;
  }
}

const texts = {
  full: msg`存储空间已满，文件没有保存，请联系管理员`,
  readonly: msg`存储暂时不能写入，文件没有保存，请联系管理员`,
  gone: msg`存储暂时无法访问，请稍后再试`,
};
