/** What one of our endpoints answered. */
export interface Posted {
  /** 0 where no answer came. */
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The first message of a refusal. */
  readonly message?: string | undefined;
  /** What the refusal says for programs. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}
interface Errors {
  readonly errors?: readonly { message?: string; data?: Record<string, unknown> }[];
}

/** Posts JSON to the backend; a lost connection has the status 0. */
export async function postJson(url: string, sent: object = {}): Promise<Posted> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    const body = (await answer.json()) as Errors & Record<string, unknown>;
    const [refusal] = body.errors ?? [];
    return { status: answer.status, body, message: refusal?.message, data: refusal?.data };
  } catch {
    return { status: 0, body: {} };
  }
}
