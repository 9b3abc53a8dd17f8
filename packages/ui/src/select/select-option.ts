/** One thing to choose. */
export interface SelectOption<Value extends string = string> {
  /** Not empty: what is not chosen is `null`. */
  value: Value;
  label: string;
  /** A second line, in smaller type. */
  description?: string | undefined;
  /** The heading it stands under. Options of one group stand one after another. */
  group?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Runs of options under one heading, in their order. */
export function groupOptions<Option extends { group?: string | undefined }>(
  options: readonly Option[],
): readonly { group: string | undefined; options: readonly Option[] }[] {
  const runs: { group: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else runs.push({ group: option.group, options: [option] });
  }
  return runs;
}
