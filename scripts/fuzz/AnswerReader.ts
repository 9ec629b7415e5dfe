/** Reads the first final answer out of the bytes of a connection, by RFC 9112's framing. */
export class AnswerReader {
  status = 0;
  head = '';
  size = 0;
  isWhole = false;
  readonly #method: string;
  #bytes: Buffer = Buffer.alloc(0);
  #begin = 0;

  constructor(method: string) {
    this.#method = method;
  }

  read(chunk: Buffer): void {
    this.size += chunk.length;
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    while (!this.#begin && this.#readHead());
    this.isWhole = this.#begin > 0 && this.#isWhole();
  }

  /** The body, without the frames of chunks. */
  get body(): Buffer {
    const sent = this.#bytes.subarray(this.#begin || this.#bytes.length);
    return this.#isChunked ? unchunk(sent).body : sent;
  }

  /** True where an interim answer was passed over and another may follow. */
  #readHead(): boolean {
    const end = this.#bytes.indexOf('\r\n\r\n');
    if (end < 0) return false;
    this.head = this.#bytes.subarray(0, end).toString('latin1');
    this.status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(this.head)?.[1] ?? -1);
    if (this.status >= 100 && this.status < 200 && this.status !== 101) {
      this.#bytes = this.#bytes.subarray(end + 4);
      this.status = 0;
      return true;
    }
    this.#begin = end + 4;
    return false;
  }

  get #isChunked(): boolean {
    return /\r\ntransfer-encoding: *chunked/i.test(this.head);
  }

  #isWhole(): boolean {
    if (this.#method === 'HEAD' || [101, 204, 304].includes(this.status)) return true;
    const sent = this.#bytes.subarray(this.#begin);
    if (this.#isChunked) return unchunk(sent).isWhole;
    const length = /\r\ncontent-length: *(\d+)/i.exec(this.head)?.[1];
    return length !== undefined && sent.length >= Number(length);
  }
}

function unchunk(bytes: Buffer): { readonly body: Buffer; readonly isWhole: boolean } {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = end < 0 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (Number.isNaN(size)) return { body: Buffer.concat(parts), isWhole: false };
    if (size === 0) return { body: Buffer.concat(parts), isWhole: true };
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
