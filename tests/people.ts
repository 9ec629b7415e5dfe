import { cmsOrigin } from './product.ts';
import { sessionToken } from './sessionToken.ts';
import { adminHeaders } from './signIn.ts';

/** A person who works in the backend, with a signed-in call of its API. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly headers: Record<string, string>;
}

let made = 0;

/** Makes an account of a role and signs it in. */
export async function newPerson(
  role: string,
  brands: readonly string[] = [],
  languages: readonly string[] = [],
): Promise<Person> {
  const email = `${role}-${process.pid}-${Date.now()}-${++made}@concierge.example`;
  const password = 'correct-horse-9';
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${cmsOrigin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const created = await post(
    'users',
    { email, password, role, brands, languages },
    await adminHeaders(),
  );
  if (!created.ok) throw new Error(`No account of the role ${role}: ${await created.text()}`);
  const answer = await post('users/login', { email, password });
  const token = sessionToken(answer.headers.get('set-cookie'));
  return { email, password, headers: { authorization: `JWT ${token}` } };
}
