/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  // Characters that a file system refuses.
  // eslint-disable-next-line no-control-regex -- among them these
  link.download = name.replaceAll(/[\\/:*?"<>|\u0000-\u001f]/g, '_');
  link.click();
  // Some browsers read it only after a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
