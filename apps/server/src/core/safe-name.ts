/**
 * A name from outside as a download may carry it: no path, no control or direction marks, nothing that a file system refuses or
 * that was lost on the way, at most 200 characters with the extension kept.
 */
export function safeName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*\ufffd]/g, '_')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]{1,20})?$/s.exec(plain) ?? [];
  const kept =
    `${Array.from(stem)
      .slice(0, 200 - extension.length)
      .join('')}${extension}` || 'file';
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(kept) ? `_${kept}` : kept;
}

/** The same names, each once: the second `a.txt` is `a (1).txt`, as file systems compare (case does not count). */
export function numbered(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let candidate = name;
    for (let count = 1; taken.has(candidate.toLowerCase()); count += 1) candidate = `${stem} (${count})${extension}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
