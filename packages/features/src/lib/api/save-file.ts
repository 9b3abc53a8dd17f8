/** Hands a file of the server to the browser's downloads. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
