import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

/** What a process says that requires a port; `before` runs first. */
function required(port: number, before = ''): string {
  const script = `
    import { Server } from 'node:net';
    import { requireFree } from ${JSON.stringify(import.meta.resolve('./ports.ts'))};
    ${before}
    await requireFree(${port}, 'PORT');`;
  const args = ['--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr;
}

test('a port that is taken, one that needs rights, and any other reason are told apart', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(required(port)).toMatch(/^\nPort \d+ is in use\. [^\n]+PORT\.\n\n$/);
  // Tests may run as root, who has every right.
  const refusing = (code: string) => `Server.prototype.listen = function () {
    this.emit('error', Object.assign(new Error(), { code: '${code}' }));
  };`;
  expect(required(80, refusing('EACCES'))).toMatch(
    /^\nThis user has no right to listen on port 80\./,
  );
  expect(required(80, refusing('EMFILE'))).toMatch(/^\nNothing can listen on port 80 \(EMFILE\)\./);
});
