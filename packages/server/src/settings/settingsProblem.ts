import type * as z from 'zod/mini';

/**
 * Every variable that a program reads, by its name; a name that ends in `*` is a family. Each
 * describes what is written, before anything is made of it; absent and empty values are fine.
 */
export type SettingsSchema = Readonly<Record<string, z.ZodMiniType>>;

/** What describes a variable; undefined for one that the program doesn't read. */
export function schemaOf(settings: SettingsSchema, name: string): z.ZodMiniType | undefined {
  if (Object.hasOwn(settings, name)) return settings[name];
  const family = Object.keys(settings).find(
    (key) => key.endsWith('*') && name.startsWith(key.slice(0, -1)),
  );
  return family ? settings[family] : undefined;
}

/** The first malformed variable of an environment, as one sentence; undefined where all are fine. */
export function settingsProblem(
  settings: SettingsSchema,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  for (const [name, value] of Object.entries(env)) {
    const problem = value && schemaOf(settings, name)?.safeParse(value).error?.issues[0]?.message;
    if (problem) return `${name} ${problem}.`;
  }
  return undefined;
}
