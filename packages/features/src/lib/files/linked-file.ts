/** A link to a file of our server that opens without a session. */
export interface LinkedFile {
  /** Of the attachment. */
  id: string;
  /** When it ends, as milliseconds. */
  until: number;
  params: URLSearchParams;
}

/** The links that end in a text: an address, HTML, or an answer of the server as JSON. */
export function linkedFiles(text: string): LinkedFile[] {
  return Array.from(text.matchAll(link), ([, id = '', query = '']) => {
    const params = new URLSearchParams(query.replaceAll('&amp;', '&'));
    return { id, until: Number(params.get('expires')) * 1000, params };
  }).filter(({ until }) => until > 0);
}

/** The address of a link as this page loads it, in the size of the picture that another one has. */
export function addressLike({ id, params }: LinkedFile, other: LinkedFile): string {
  const asked = new URLSearchParams(params);
  const size = other.params.get('thumbnail');
  if (size === null) asked.delete('thumbnail');
  else asked.set('thumbnail', size);
  return `/api/file/anno/attachment/${id}?${asked.toString()}`;
}

const link = /\/api\/file\/anno\/attachment\/(\d{1,19})\?([^"'\s<>\\]*)/g;
