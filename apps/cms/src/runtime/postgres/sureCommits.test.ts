import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { announceDue } from '../../leads/delivery/announce.ts';
import { handOver, inbox, lead } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { runSql } from '../database/runSql.ts';

describe.skipIf(!process.env['DATABASE_URL'])('A commit that PostgreSQL refuses', async () => {
  const payload = await testPayload();
  const countMails = async (email = '') =>
    (await payload.count({ collection: 'mails', where: { to: { equals: email } } })).totalDocs;
  /** Rows of these values are refused at the commit, after each statement has worked. */
  const refuse = async (table: 'leads' | 'mails', column: string, value = '') => {
    await runSql(
      payload,
      `create constraint trigger refuse after insert on ${table} deferrable initially deferred
       for each row when (new."${column}" = '${value}') execute function refuse_row()`,
    );
  };

  beforeAll(async () => {
    await runSql(
      payload,
      `create or replace function refuse_row() returns trigger language plpgsql
       as $$ begin raise exception 'refused at the commit'; end $$`,
    );
  });
  const allow = async () => {
    for (const table of ['leads', 'mails'])
      await runSql(payload, `drop trigger if exists refuse on ${table}`);
  };
  afterEach(allow);

  it('stores no enquiry, and the site is not told that it did; it is stored when it comes again', async () => {
    const one = lead();
    await refuse('leads', 'reference', one.reference);
    expect(await handOver(payload, one, lead())).toEqual(['failed', 'stored']);
    expect(await inbox(payload, one.key)).toEqual([]);
    await allow();
    expect(await handOver(payload, one)).toEqual(['stored']);
  });

  it('leaves an enquiry waiting for its mail until that is in the outbox', async () => {
    while ((await announceDue(payload)) > 0);
    const one = lead();
    const { Email } = one.fields;
    await handOver(payload, one);
    await refuse('mails', 'to', Email);
    const now = Date.now();
    expect(await announceDue(payload, now)).toBe(0);
    expect(await inbox(payload, one.key)).toMatchObject([{ mails_due: true }]);
    await allow();
    expect(await announceDue(payload, now + 60_000)).toBe(1);
    expect(await countMails(Email)).toBe(1);
    expect(await inbox(payload, one.key)).toMatchObject([{ mails_due: false }]);
  });

  it('is an error also where a statement had failed and nobody minded', async () => {
    const transactionID = (await payload.db.beginTransaction()) ?? 0;
    const bad = { collection: 'leads', data: { key: null }, req: { transactionID } } as never;
    await expect(payload.db.create(bad)).rejects.toThrow();
    await expect(payload.db.commitTransaction(transactionID)).rejects.toThrow();
  });

  it('is none where all is well, or where it is taken back on purpose', async () => {
    const one = (await payload.db.beginTransaction()) ?? 0;
    await payload.db.commitTransaction(one);
    const other = (await payload.db.beginTransaction()) ?? 0;
    await payload.db.rollbackTransaction(other);
  });
});
