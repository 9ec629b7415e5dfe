/**
 * The path of the field that an element's id names: of `field-rows__0__City__c`, `rows.0.City__c`.
 * It is found among the form's own, for a field's name may have the characters that Payload writes
 * for the dots of a path. Undefined where the form has no such field.
 */
export function fieldPath(id: string, paths: readonly string[]): string | undefined {
  return paths.find((path) => `field-${path.replaceAll('.', '__')}` === id);
}

/** The path of the field that an element is in; of a rich text too, which has no id of its own. */
export function fieldPathAround(
  element: Element | null,
  paths: readonly string[],
): string | undefined {
  const field = element?.closest<HTMLElement>('[data-field-path], [id^="field-"]');
  return field?.dataset['fieldPath'] ?? fieldPath(field?.id ?? '', paths);
}
