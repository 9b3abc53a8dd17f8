/** `?scheme=dark` shows the page in the dark. */
export function schemeOf(search: string): 'light' | 'dark' {
  return new URLSearchParams(search).get('scheme') === 'dark' ? 'dark' : 'light';
}
