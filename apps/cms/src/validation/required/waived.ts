import type { ValidationOptions } from '../../i18n/say.ts';

const name = 'waivedTexts';
type Id = number | string;
// Payload saves many documents side by side in one request.
const waiver = (id: Id | undefined, path: string): string => `${id}:${path}`;

/** Lets the texts of a document at these paths be empty, for one save. */
export function waive(
  context: Record<string, unknown>,
  id: Id | undefined,
  paths: readonly string[],
): void {
  const before = context[name];
  const own = paths.map((path) => waiver(id, path));
  context[name] = new Set([...(before instanceof Set ? before : []), ...own]);
}

/** What a validation knows of the field that it is of. */
type FieldOptions = ValidationOptions & {
  readonly id?: Id;
  readonly path?: readonly (string | number)[];
};

/** Whether a save may leave a text empty in its language. */
export const isWaived = (options?: FieldOptions): boolean => {
  const waived = options?.req?.context?.[name];
  return waived instanceof Set && waived.has(waiver(options?.id, (options?.path ?? []).join('.')));
};
