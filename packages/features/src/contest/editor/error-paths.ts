/** The paths of all fields that hold an error, in the order of the form's errors: `stages.0.reviewEnd`. */
export function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return 'type' in value && typeof value.type === 'string' ? [path] : errorPaths(value, path);
  });
}
