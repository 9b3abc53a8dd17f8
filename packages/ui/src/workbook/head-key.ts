/**
 * What is compared of a column's head: full-width letters as usual ones, small, without spaces, marks and what is in brackets: `手机 号码*（必填）`
 * is `手机号码`.
 */
export function headKey(head: string): string {
  const text = head.normalize('NFKC').toLowerCase();
  const bare = text.replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/gu, '').replace(/[^\p{L}\p{N}]/gu, '');
  return bare === '' ? text.trim() : bare;
}
