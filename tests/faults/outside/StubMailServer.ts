import { createServer, type Server, type Socket } from 'node:net';

/** A mail that was accepted: what the envelope and the headers say. */
export interface TakenMail {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
}

/** How a mail server itself goes wrong; what its network does is FaultProxy's. */
export const mailFaults = [
  /** The connection is reset in the middle of a mail. */
  'reset-in-data',
  /** A mail is taken, and the connection ends before that is said. */
  'no-answer',
  /** Every mail is put off. */
  '4xx',
  /** Every mail is refused, by a reason that says nothing of its address. */
  '5xx',
] as const;
export type MailFault = (typeof mailFaults)[number];

/** An SMTP server on loopback that keeps what it took; it knows no mailbox `nobody…`. */
export class StubMailServer {
  fault: MailFault | undefined;
  readonly taken: TakenMail[] = [];
  /** Connections that each fault has met. */
  readonly met = new Map<MailFault, number>();
  readonly #server: Server = createServer((socket) => this.#serve(socket));

  listen(port: number): Promise<void> {
    return new Promise((done) => this.#server.listen(port, '127.0.0.1', done));
  }

  close(): void {
    this.#server.close();
  }

  #serve(socket: Socket): void {
    let [text, to, isData] = ['', '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => socket.destroy());
    say('220 stub');
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (isData && this.fault === 'reset-in-data') return void this.#meet(socket);
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          if (!this.#take(part, to, socket)) return;
          say('250 2.0.0 taken');
        } else if (/^RCPT TO:/i.test(part)) {
          to = /<([^>]*)>/.exec(part)?.[1] ?? '';
          say(this.#answerTo(to));
        } else if (/^DATA/i.test(part)) {
          isData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else say('250 stub');
      }
    });
  }

  #answerTo(to: string): string {
    if (to.startsWith('nobody')) return '550 5.1.1 no such mailbox';
    const { fault } = this;
    if (fault !== '4xx' && fault !== '5xx') return '250 ok';
    this.met.set(fault, (this.met.get(fault) ?? 0) + 1);
    return fault === '4xx' ? '451 4.3.0 later' : '554 5.7.1 your network is blocked';
  }

  /** False where the connection is gone. */
  #take(mail: string, to: string, socket: Socket): boolean {
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1] ?? '';
    const [subject, messageId] = [header('Subject'), header('Message-ID')];
    this.taken.push({ to, subject: subject.trim(), messageId: messageId.trim() });
    if (this.fault === 'no-answer') this.#meet(socket);
    return !socket.destroyed;
  }

  #meet(socket: Socket): void {
    const { fault } = this;
    if (fault) this.met.set(fault, (this.met.get(fault) ?? 0) + 1);
    socket.resetAndDestroy();
  }
}
