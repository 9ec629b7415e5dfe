import type { ValidationOptions } from '../../i18n/say.ts';

const name = 'waivedTexts';

/** Lets the texts at these paths be empty, for one save. */
export function waive(context: Record<string, unknown>, paths: readonly string[]): void {
  const before = context[name];
  context[name] = new Set([...(before instanceof Set ? before : []), ...paths]);
}

/** Whether a save may leave a text empty in its language. */
export const isWaived = (
  options?: ValidationOptions & { readonly path?: readonly (string | number)[] },
): boolean => {
  const waived = options?.req?.context?.[name];
  return waived instanceof Set && waived.has((options?.path ?? []).join('.'));
};
