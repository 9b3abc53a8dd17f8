/** A text that was typed into a field and never saved. */
export interface LeftText {
  label: string;
  text: string;
}

/** What of kept values was typed and does not stand in the record, by the labels of the fields: `title`, `answers.area`. */
export function leftTexts(kept: unknown, saved: object, labels: Readonly<Record<string, string>>): LeftText[] {
  return Object.entries(labels).flatMap(([path, label]) => {
    const text = textAt(kept, path);
    return text === '' || text === textAt(saved, path) ? [] : [{ label, text }];
  });
}

function textAt(values: unknown, path: string): string {
  let at = values;
  for (const key of path.split('.')) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  return typeof at === 'string' ? at.trim() : '';
}
