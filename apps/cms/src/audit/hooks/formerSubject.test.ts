import { expect, test } from 'vitest';
import { formerLeadsSlug } from '../../runtime/formerLeadsSlug.ts';
import { signedIn } from '../../testing/rest.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { appendRow } from '../chain/appendRow.ts';
import { verifyChain } from '../chain/verifyChain.ts';

const payload = await testPayload();
const { call } = await signedIn(payload, 'admin');

test('who looks for rows of leads finds those of older versions, which stay as they were sealed', async () => {
  const detail = unique('detail');
  const row = { act: 'read', user: null, role: '', address: '', document: '1', brand: '' } as const;
  for (const subject of [formerLeadsSlug, 'leads', 'users'])
    await appendRow(payload, { ...row, subject, detail }, undefined);
  const found = async (query: string) => {
    const path = `audit?where[detail][equals]=${detail}&sort=sequence&${query}`;
    return (await call('GET', path)).body.docs?.map(({ subject }) => subject);
  };
  for (const query of [
    'where[subject][equals]=leads',
    'where[subject][in]=leads',
    'where[subject][like]=Lea',
    'where[and][0][or][0][subject][contains]=leads',
  ])
    expect(await found(query), query).toEqual([formerLeadsSlug, 'leads']);
  expect(await found('where[subject][equals]=users')).toEqual(['users']);
  expect(await found(`where[subject][equals]=${formerLeadsSlug}`)).toEqual([formerLeadsSlug]);
  expect(await verifyChain(payload)).not.toHaveProperty('fault');
});
