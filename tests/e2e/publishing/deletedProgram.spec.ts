import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { at, cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';

const good = 'p=/programs/bachelor-hotel-management/';

test('a programme that is deleted for good leaves shared comparisons and says so', async ({
  request,
}) => {
  const headers = await adminHeaders();
  const source = await request.get(
    `${cmsOrigin}/api/pages?where[alias][equals]=/programs/bachelor-hotel-management/&limit=1&depth=0`,
    {
      headers,
    },
  );
  const [{ program }] = (await source.json()).docs;
  const alias = `/programs/soon-deleted-${Date.now()}/`;
  const data = {
    type: 'program',
    title: 'Soon deleted',
    alias,
    field_domain_access: ['HIM'],
    program,
    _status: 'published',
  };
  const made = await request.post(`${cmsOrigin}/api/pages`, { headers, data });
  expect(made.ok(), await made.text()).toBe(true);
  const shared = at('HIM', `/en/compare/?${good}&p=${alias}`);
  await expect(async () => expect((await get(shared)).text).toContain('Soon deleted</a>')).toPass({
    timeout: 10_000,
  });
  const { id } = (await made.json()).doc;
  // Whoever signs in as the same user at the same moment, as other tests do, can end this session.
  await expect(async () => {
    const gone = await request.delete(`${cmsOrigin}/api/pages/${id}`, {
      headers: await adminHeaders(),
    });
    expect(gone.ok(), await gone.text()).toBe(true);
  }).toPass({ timeout: 10_000 });
  await expect(async () => {
    const { status, text } = await get(shared);
    expect([
      status,
      text.includes('Soon deleted</a>'),
      text.includes('no longer offered.'),
    ]).toEqual([200, false, true]);
  }).toPass({ timeout: 10_000 });
});
