/** The paths of all fields that hold an error, in the order of the form's errors: `stages.0.reviewEnd`. */
export function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return 'type' in value && typeof value.type === 'string' ? [path] : errorPaths(value, path);
  });
}

/**
 * The one of `steps` that holds the field of a path: the most exact of its fields decides; a path above the fields belongs to the first of
 * them.
 */
export function stepOf<Held extends { fields: readonly string[] }>(steps: readonly Held[], path: string): Held | undefined {
  const held = steps.flatMap((step) =>
    step.fields.filter((field) => path === field || path.startsWith(`${field}.`)).map((field) => ({ step, length: field.length })),
  );
  const [exact] = held.toSorted((one, other) => other.length - one.length);
  return exact?.step ?? steps.find((step) => step.fields.some((field) => field.startsWith(`${path}.`)));
}
