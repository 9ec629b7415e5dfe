import type * as z from 'zod/mini';

/** Schemas of variables by name; a name that ends in `*` is a family, such as `HOSTS_*`. */
export type Variables = Readonly<Record<string, z.ZodMiniType>>;

/** Names that may be read where these variables have a schema. */
export type VariableName<Of extends Variables> = {
  [Name in keyof Of & string]: Name extends `${infer Family}*` ? `${Family}${string}` : Name;
}[keyof Of & string];

/** Variables as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Schema of a variable by its name or family; undefined for one that nothing reads. */
export function variableSchema(variables: Variables, name: string): z.ZodMiniType | undefined {
  if (Object.hasOwn(variables, name)) return variables[name];
  const family = Object.keys(variables).find(
    (key) => key.endsWith('*') && name.startsWith(key.slice(0, -1)),
  );
  return family ? variables[family] : undefined;
}

/** The first malformed variable, as one sentence that names it; absent and empty ones are none. */
export const malformedVariable = (variables: Variables, env: Environment): string | undefined =>
  malformedVariables(variables, env)[0];

/** A sentence for each malformed variable. */
export function malformedVariables(variables: Variables, env: Environment): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    const issue = value
      ? variableSchema(variables, name)?.safeParse(value).error?.issues[0]?.message
      : undefined;
    return issue ? [`${name} ${issue}.`] : [];
  });
}

/** The sentence that a reader of the environment throws; undefined where it reads without one. */
export function thrownSentence(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What a variable is read as: its schema's output, or its family's. */
type VariableValue<Of extends Variables, Name extends string> = Name extends keyof Of
  ? z.output<Of[Name]>
  : {
      [Family in keyof Of & string]: Family extends `${infer Start}*`
        ? Name extends `${Start}${string}`
          ? z.output<Of[Family]>
          : never
        : never;
    }[keyof Of & string];

/** Reads one variable, of this process where no environment is given. */
type VariableReader<Of extends Variables> = <Name extends VariableName<Of>>(
  name: Name,
  env?: Environment,
) => VariableValue<Of, Name> | undefined;

/**
 * A function that reads variables as what their schemas make of them; undefined for an empty one,
 * and for a malformed one, which stops a start in production. The compiler refuses a name without a
 * schema.
 */
export function variableReader<Of extends Variables>(variables: Of): VariableReader<Of> {
  const read = (name: string, env: Environment = process.env): unknown => {
    const written = env[name];
    return written ? variableSchema(variables, name)?.safeParse(written).data : undefined;
  };
  return read as VariableReader<Of>;
}
