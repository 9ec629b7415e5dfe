import type { Environment } from './Finding.ts';

const secretName = /SECRET|PASSWORD|TOKEN|_KEY$|KEY_ID|HEADERS|SENTRY_DSN|WEBHOOK/;
/** Shorter values are words that may stand in any sentence. */
const shortest = 4;

/** A text without any value of a secret variable, and without passwords of addresses. */
export function hideSecrets(text: string, env: Environment): string {
  const secrets = Object.entries(env).flatMap(([name, value = '']) => [
    ...(secretName.test(name) ? [value] : []),
    ...passwordsIn(value),
  ]);
  return secrets
    .filter((secret) => secret.length >= shortest)
    .toSorted((a, b) => b.length - a.length)
    .reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}

function passwordsIn(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { password } = new URL(value);
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
