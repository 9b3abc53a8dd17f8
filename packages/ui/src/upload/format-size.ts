/** The size of a file in bytes as people read it: `900 B`, `1.5 KB`, `10 MB`, `2 GB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${rounded(bytes / 1024)} KB`;
  if (bytes < 1024 ** 3) return `${rounded(bytes / 1024 ** 2)} MB`;
  return `${rounded(bytes / 1024 ** 3)} GB`;
}

function rounded(size: number): string {
  return String(Math.round(size * 10) / 10);
}
