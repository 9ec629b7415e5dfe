import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { makeProgram } from '../../newsroom.ts';
import { at, cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';

const good = 'p=/programs/bachelor-hotel-management/';

test('a programme that is deleted for good leaves shared comparisons and says so', async ({
  request,
}) => {
  const alias = `/programs/soon-deleted-${Date.now()}/`;
  const { id } = await makeProgram({ title: 'Soon deleted', alias });
  const shared = at('HIM', `/en/compare/?${good}&p=${alias}`);
  await expect(async () => expect((await get(shared)).text).toContain('Soon deleted</a>')).toPass({
    timeout: 10_000,
  });
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
