/**
 * The size of a file in bytes as people read it: `900 B`, `1.5 KB`, `10 MB`, `2 GB`. With `decimals` all have as many, from `0.9 KB` on:
 * for sizes that stand beneath each other.
 */
export function formatSize(bytes: number, decimals?: number): string {
  if (bytes < 1024 && decimals === undefined) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${rounded(bytes / 1024, decimals)} KB`;
  if (bytes < 1024 ** 3) return `${rounded(bytes / 1024 ** 2, decimals)} MB`;
  return `${rounded(bytes / 1024 ** 3, decimals)} GB`;
}

function rounded(size: number, decimals: number | undefined): string {
  return decimals === undefined ? String(Math.round(size * 10) / 10) : size.toFixed(decimals);
}
