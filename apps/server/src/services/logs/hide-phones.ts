/**
 * Mobile numbers in a text, each as its mask (`138****5678`), with or without +86 and divided by blanks or dashes. Wider than the rule for
 * what may be typed (`phonePattern`): newer ranges are phones too.
 */
export function hidePhones(text: string): string {
  return text.replaceAll(mobile, '$1****$2');
}

const mobile = /(?<!\d)((?:\+?86[ -]?)?1[3-9]\d)(?:\d{4}|[ -]\d{4}[ -])(\d{4})(?!\d)/g;
