/** A document as the benchmarks know it. */
export interface Doc {
  readonly id: number;
  readonly title: string;
  readonly alias: string;
  readonly field_domain_access: readonly string[];
}

/** What an editor does in the admin, over REST. */
export class Editor {
  readonly #api: string;
  readonly #token: string;

  private constructor(api: string, token: string) {
    this.#api = api;
    this.#token = token;
  }

  static async signIn(
    cms: string,
    {
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
    }: Record<'ADMIN_EMAIL' | 'ADMIN_PASSWORD', string>,
  ) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${cms}/api/users/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    });
    const [, token] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    if (!token) throw new Error('the benchmarks could not sign in to the backend');
    return new Editor(`${cms}/api`, token);
  }

  /** Published pages of the types whose title stands in their text, the oldest records first. */
  async pages(): Promise<Doc[]> {
    const query =
      'where[type][in]=singleNews,singleProgram,program&where[_status][equals]=published&sort=id&limit=60&depth=0';
    const response = await fetch(`${this.#api}/pages?${query}`, { headers: this.#headers });
    const { docs } = (await response.json()) as { docs: Doc[] };
    return docs;
  }

  /** How many pages there are. */
  async count(): Promise<number> {
    const response = await fetch(`${this.#api}/pages/count`, { headers: this.#headers });
    return ((await response.json()) as { totalDocs: number }).totalDocs;
  }

  /** Publishes a page under another title; resolves when the click on publish would be answered. */
  async publish(id: number, title: string): Promise<void> {
    const body = JSON.stringify({ title, _status: 'published' });
    const response = await fetch(`${this.#api}/pages/${id}`, {
      method: 'PATCH',
      headers: this.#headers,
      body,
    });
    if (!response.ok)
      throw new Error(`publishing page ${id}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }

  get #headers() {
    return { 'content-type': 'application/json', authorization: `JWT ${this.#token}` };
  }
}
