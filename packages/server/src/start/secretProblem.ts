const shortest = 32;
/** Beginnings of values that stand in examples, tests and defaults. */
const wellKnown =
  /^(?:development|test|for-?test|only-?for|example|change-?me|change-?this|replace|your|my-?secret|secret|password|placeholder|insert|todo|xxx|dummy|default|sample)/i;

/** Why a secret is not good enough for production, as one sentence; undefined for one that is. */
export function secretProblem(name: string, value: string | undefined): string | undefined {
  if (!value)
    return `${name} is missing. Set it to at least ${shortest} random characters, for example those of \`openssl rand -base64 33\`.`;
  if (value.length < shortest)
    return `${name} has ${value.length} characters. It needs at least ${shortest} random ones, for example those of \`openssl rand -base64 33\`.`;
  if (wellKnown.test(value) || new Set(value).size < 10)
    return `${name} is an example that anybody can guess. Set it to random characters, for example those of \`openssl rand -base64 33\`.`;
  return undefined;
}
