import { type FormValues, findBlockId, textRuns } from './fieldFor.ts';

/** The texts of a field as the preview showed them last, and as they are now. */
export interface TypedField {
  /** Id of the block that it belongs to; none for a field of the document itself. */
  readonly block: string | undefined;
  readonly path: string;
  /** One text, or those of a formatted text in their order; as many as in `now`. */
  readonly was: readonly string[];
  readonly now: readonly string[];
}

/** What is saved of a field, whose rows are found by their ids: they may have been moved since. */
function findSavedValue(saved: unknown, values: FormValues, path: string): unknown {
  const keys = path.split('.');
  return keys.reduce<unknown>((value, key, at) => {
    if (!Array.isArray(value)) return (value as Record<string, unknown> | null | undefined)?.[key];
    const id = values[`${keys.slice(0, at + 1).join('.')}.id`];
    return value.find((row: { id?: unknown } | null) => row?.id === id);
  }, saved);
}

/** True where the field's texts aren't those that are saved. */
export const isUnsaved = ({ was, now }: TypedField): boolean =>
  now.some((text, index) => text !== was[index]);

/**
 * The fields whose texts aren't those of the saved document, and others that are asked for; a
 * formatted text only while as many texts are in it as are saved: a preview can't show more.
 */
export const typedTexts = (
  values: FormValues,
  saved: unknown,
  paths: ReadonlySet<string>,
): TypedField[] =>
  Object.entries(values).flatMap(([path, value]) => {
    const now = textRuns(value);
    const was = textRuns(findSavedValue(saved, values, path));
    if (now.length === 0 || now.length !== was.length) return [];
    const field = { block: findBlockId(values, path), path, was, now };
    return paths.has(path) || isUnsaved(field) ? [field] : [];
  });
