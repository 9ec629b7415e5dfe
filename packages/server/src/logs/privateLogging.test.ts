import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { scrubText } from '../lines/scrubText.ts';
import * as lines from '../lines/writeLine.ts';
import { privateLogging } from './privateLogging.ts';
import { quietProcess } from './quietProcess.ts';

interface Logger {
  error(...args: unknown[]): void;
  warn(...args: unknown[]): void;
  child(bindings: object): Logger;
}
type Pino = (options: object, destination: { write(line: string): void }) => Logger;
const siteRequire = createRequire(new URL('../../../../apps/site/package.json', import.meta.url));
const payloadRequire = createRequire(
  createRequire(new URL('../../../../apps/cms/package.json', import.meta.url)).resolve('payload'),
);
const typed = [
  'Zebulonia',
  'Quux',
  'zebulonia.quux@mail.example',
  '+41 79 555 66 77',
  'Ёлкина',
  "O'Marker",
  'first line\n    at second (/line:1:1)',
];

/** Errors as libraries make them of what visitors typed. */
function failures(): unknown[] {
  const wrap = (message: string, more: object = {}) => Object.assign(new Error(message), more);
  const postgres = wrap('duplicate key value violates unique constraint "leads_email_idx"', {
    code: '23505',
    constraint: 'leads_email_idx',
    severity: 'ERROR',
    detail: `Key (email)=(${typed.join(', ')}) already exists.`,
    where: `COPY leads, line 1: "${typed.join('\t')}"`,
  });
  const statement = `insert into "leads" ("id", "name") values ($1, '${typed[0]}')`;
  const schema = z.object({ Email: z.email(), fields: z.record(z.string(), z.number()) });
  return [
    Object.assign(
      new Error(`Failed query: ${statement}\nparams: ${typed.join(',')}`, { cause: postgres }),
      {
        query: statement,
        params: typed,
      },
    ),
    wrap(`Failed query: ${statement}\nparams: ${typed.join(',')}`),
    postgres,
    wrap(`invalid input syntax for type integer: "${typed[0]}"`),
    wrap(`null value in column "x" violates not-null constraint`, {
      detail: `Failing row contains (1, ${typed.join(', ')}).`,
    }),
    wrap(`Failing row contains (1, ${typed.join(', ')}).`),
    wrap(`SQLITE_CONSTRAINT: UNIQUE constraint failed: leads.key`, {
      code: 'SQLITE_CONSTRAINT',
      rawCode: 2067,
      args: typed,
    }),
    wrap(
      `Can't send mail - all recipients were rejected: 550 <${typed[2]}> ${typed[0]} ${typed[1]} unknown`,
      {
        code: 'EENVELOPE',
        responseCode: 550,
        command: 'RCPT TO',
        response: `550 ${typed.join(' ')}`,
        rejected: typed,
        rejectedErrors: [new Error(typed.join(' '))],
      },
    ),
    (() => {
      try {
        return JSON.parse(`{"Name": ${typed[0]}, "Surname": "${typed[1]}"}`);
      } catch (error) {
        return error;
      }
    })(),
    schema.safeParse({ Email: typed[0], fields: { [typed[0] ?? '']: typed[1] } }).error,
    Object.assign(wrap(`The following path cannot be queried: ${typed[0]}`), {
      name: 'QueryError',
    }),
    Object.assign(
      wrap(`The value of '${typed[0]}' for ${typed[2]} at ${typed[3]} is not ${typed[4]}`),
      { name: 'ValidationError' },
    ),
    new AggregateError([postgres, wrap(`for ${typed[2]}`)], `all failed for ${typed[3]}`),
    new Error('outer', { cause: new Error('middle', { cause: postgres }) }),
    wrap(`File x is missing on the disk. Expected path: /media/%22${typed[5]}%3E ${typed[0]}`),
    wrap(`File ${typed[0]} for collection media is missing on the disk.`),
    wrap(`Cannot create property 'x' on string 'a"<${typed[0]}'`),
    typed[2],
    {
      message: `'${typed[0]}' refused`,
      stack: `Error: '${typed[0]}'\n${typed[6]}\n    at real (/srv/apps/file.ts:1:2)`,
      Name: typed[0],
    },
    wrap(
      `getaddrinfo ENOTFOUND https://crm.example/lead?first_name=${typed[0]}&last_name=${typed[1]}`,
    ),
  ];
}
const holdsNothingTyped = (text: string) => {
  const words = ['Zebulonia', 'Quux', 'quux', '79 555', '555 66', 'Ёлкина', 'Marker', 'second'];
  expect(words.some((word) => text.includes(word)) ? text : '').toBe('');
};

test.each([
  ['the site', siteRequire('pino') as Pino],
  ['the backend', payloadRequire('pino') as Pino],
])("no line of %s's logger holds what visitors typed, however the error comes to it", (_, pino) => {
  const written: string[] = [];
  const log = pino(privateLogging, { write: (line: string) => void written.push(line) });
  for (const error of failures()) {
    log.error(error);
    log.error({ err: error }, 'it failed');
    log.error({ err: error, msg: 'it failed' });
    log.warn({ error });
    log.error('it failed: %s %o', error, error);
    log.child({ brand: 'HIM' }).error({
      err: error,
      email: typed[2],
      fields: { Name: typed[0] },
      params: typed,
      nested: { reason: error },
    });
  }
  for (const line of written) holdsNothingTyped(line);
  expect(written.join('')).toContain('leads_email_idx');
  expect(written.join('')).toContain('23505');
  expect(written.join('')).toContain('Failed query: insert into leads');
  expect(written.join('')).toContain('privateLogging.test.ts');
});

test('the console of a server prints nothing that visitors typed, not even where a framework formats the error itself', () => {
  const written: string[] = [];
  vi.spyOn(lines, 'writeLine').mockImplementation(
    (...line) => void written.push(JSON.stringify(line)),
  );
  const before = { ...console };
  const undo = quietProcess();
  for (const error of failures()) {
    console.error(error);
    console.error(' ⨯', error);
    console.warn('uncaughtException: ', error);
    console.error(inspect(error));
    console.log((error as Error).stack ?? error);
  }
  undo();
  Object.assign(console, before);
  vi.restoreAllMocks();
  expect(written).toHaveLength(failures().length * 5);
  for (const line of written) holdsNothingTyped(line);
});

test.each([
  ['silent', []],
  ['error', ['console.error']],
  ['trace', ['console.error', 'console.warn', 'console.log', 'console.debug']],
])('at LOG_LEVEL %s the console writes what loggers would', (level, expected) => {
  const written: string[] = [];
  vi.spyOn(lines, 'writeLine').mockImplementation((...[, , text]) => void written.push(text));
  vi.stubEnv('LOG_LEVEL', level);
  const before = { ...console };
  const undo = quietProcess();
  for (const method of ['error', 'warn', 'log', 'debug'] as const)
    console[method](`console.${method}`);
  undo();
  Object.assign(console, before);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(written).toEqual(expected);
});

test('what programmes say of themselves stays readable', () => {
  for (const text of [
    'Migrating: 20261002_102117_initial',
    'search: 50 of 216 pages indexed',
    'connect ECONNREFUSED 127.0.0.1:3001',
    'SQLITE_CONSTRAINT: UNIQUE constraint failed: leads.key',
    "a picture can't be read",
  ])
    expect(scrubText(text)).toBe(text);
});
