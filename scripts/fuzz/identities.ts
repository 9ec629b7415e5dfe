/** Somebody who sends requests. */
export interface Identity {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** May change content: sends only such changes as hit nothing that exists. */
  readonly mayWrite: boolean;
}

const password = 'correct-horse-9-fuzz';

/**
 * Nobody, a made-up session, each role (accounts made through the API by the administrator), and
 * the site with its shared secret.
 */
export async function makeIdentities(
  cmsPort: number,
  admin: { readonly email: string; readonly password: string },
  leadsSecret: string,
): Promise<Identity[]> {
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(`http://localhost:${cmsPort}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST /api/${path} was answered ${answer.status}.`);
    return answer.headers.get('set-cookie') ?? '';
  };
  const signIn = async (account: object) => ({
    authorization: `JWT ${/payload-token=([^;]+)/.exec(await post('users/login', account))?.[1]}`,
  });
  const headers = await signIn(admin);
  const account = async (name: string, role: string, brands: string[]): Promise<Identity> => {
    const email = `fuzz.${crypto.randomUUID()}@concierge.example`;
    await post('users', { email, password, role, brands }, headers);
    return { name, headers: await signIn({ email, password }), mayWrite: true };
  };
  return [
    { name: 'nobody', headers: {}, mayWrite: false },
    { name: 'forged', headers: { cookie: 'payload-token=made.up.token' }, mayWrite: false },
    { name: 'admin', headers, mayWrite: true },
    await account('editor', 'editor', ['HIM']),
    await account('editor without a brand', 'editor', []),
    await account('admissions', 'admissions', ['HIM']),
    { name: 'site', headers: { authorization: `Bearer ${leadsSecret}` }, mayWrite: true },
  ];
}
