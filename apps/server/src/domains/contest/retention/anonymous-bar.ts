import { msg } from '@lingui/core/macro';

/** Why nothing of a contest whose people are gone is changed or begun. */
export const anonymousBar = msg`大赛的参赛者已经匿名，只能查看`;
