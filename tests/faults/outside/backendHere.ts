import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../../../scripts/lib/fail.ts';
import { cmsDir } from '../../../scripts/lib/paths.ts';
import { run } from '../../../scripts/lib/processes/run.ts';

/** A mail or a medium, as far as it is judged here. */
interface Row {
  readonly id: number;
  readonly to?: string;
  readonly state?: string;
  readonly last_answer?: string;
  readonly filename?: string;
  readonly _objectKey?: string | null;
}
type Read = (req: object, args: object) => Promise<Response | undefined>;
/** What these tests call of Payload, whose own types go with Next's and not with commands'. */
interface Backend {
  create(options: object): Promise<Row>;
  update(options: object): Promise<Row>;
  find(options: object): Promise<{ readonly docs: readonly Row[] }>;
  findByID(options: object): Promise<Row>;
  delete(options: object): Promise<Row>;
  count(options: object): Promise<{ readonly totalDocs: number }>;
  readonly collections: {
    readonly media: { readonly config: { readonly upload: { readonly handlers?: Read[] } } };
  };
}

/**
 * The backend without its server, in this process, on a new SQLite database or the one of
 * DATABASE_URL; once for a process, since settings are read when modules are loaded.
 */
export async function backendHere(env: Readonly<Record<string, string>>) {
  const home = mkdtempSync(join(tmpdir(), 'faults-outside-'));
  const all = {
    DATA_DIR: home,
    MEDIA_DIR: join(home, 'media'),
    SQLITE_FILE: join(home, 'cms.db'),
    PAYLOAD_SECRET: 'for-tests-only',
    PREVIEW_SECRET: 'for-tests-only-too',
    LEADS_SECRET: 'for-tests-only-as-well',
    ADMIN_EMAIL: 'admin@concierge.example',
    ADMIN_PASSWORD: 'correct-horse-9',
    LOG_LEVEL: 'silent',
    // It would listen to a development server on port 3000, whosever it is.
    DISABLE_PAYLOAD_HMR: 'true',
    ...env,
  };
  const options = { cwd: cmsDir, env: { ...all, RUN_JOBS: '0' }, output: 'collect' } as const;
  const migrated = await run('npm', ['run', '--silent', 'migrate'], options);
  if (migrated.code !== 0) fail(`migrate failed: ${migrated.output.slice(-800)}`);
  process.chdir(cmsDir);
  Object.assign(process.env, all);
  const load = (file: string) => import(`${cmsDir}/src/${file}.ts`);
  const { testPayload } = await load('testing/testPayload');
  const payload: Backend = await testPayload();
  return { payload, load, remove: () => rmSync(home, { recursive: true, force: true }) };
}
