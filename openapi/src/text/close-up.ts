/** Takes away the blank that follows a minute in a sentence, where the zone's full bracket is between them: `23:59（北京时间）截止`. */
export function closeUp(text: string): string {
  return text.replaceAll(/(\d\d:\d\d（[^（）]+）) /g, '$1');
}
