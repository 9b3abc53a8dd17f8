/** Whether a path leads out of the application: it starts with http(s), mailto or tel. */
export function isExternalLink(path: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(path);
}
