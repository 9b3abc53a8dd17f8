/** The size of a file in bytes as people read it: `900 B`, `1.5 KB`, `10 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${rounded(bytes / 1024)} KB`;
  return `${rounded(bytes / 1024 ** 2)} MB`;
}

function rounded(size: number): string {
  return String(Math.round(size * 10) / 10);
}
