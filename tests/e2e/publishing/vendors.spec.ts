import { expect, test } from '@playwright/test';
import { openRow } from '../../admin/openRow.ts';
import { get } from '../../get.ts';
import { at, cmsOrigin } from '../../product.ts';
import { keepSession } from '../../signedInPerson.ts';
import { adminHeaders } from '../../signIn.ts';

// Two of them change the settings of one brand: one after the other.
test.describe.configure({ mode: 'default' });

const matomo = 'https://stats.example.org';
const fetchPolicy = async (brand: 'SHMS' | 'CR', path = '/en/') =>
  String((await get(at(brand, path))).headers['content-security-policy']);

test('a vendor that a brand chooses is in the policy of its pages as soon as the settings are saved, and of no other brand', async ({
  request,
}) => {
  const headers = await adminHeaders();
  const found = await request.get(
    `${cmsOrigin}/api/brand-settings?where[brand][equals]=SHMS&depth=0`,
    { headers },
  );
  const [settings]: { id: number; vendors: string[] }[] = (await found.json()).docs;
  if (!settings) throw new Error('the school has no settings');
  const save = (data: object) =>
    request.patch(`${cmsOrigin}/api/brand-settings/${settings.id}`, { headers, data });
  const others = await fetchPolicy('CR');
  expect(await fetchPolicy('SHMS')).not.toContain(matomo);
  try {
    await save({ vendors: [...settings.vendors, 'matomo'], matomoOrigin: matomo });
    await expect.poll(() => fetchPolicy('SHMS')).toContain(matomo);
    expect(await fetchPolicy('CR')).toBe(others);
    await save({ vendors: [] });
    await expect.poll(() => fetchPolicy('SHMS')).not.toMatch(/https:\/\//);
    const { text } = await get(at('SHMS', '/en/'));
    expect(text).not.toContain('data-gtm');
    expect(await fetchPolicy('CR')).toBe(others);
  } finally {
    await save({ vendors: settings.vendors });
  }
});

test('pages without a film may show no player', async () => {
  expect(await fetchPolicy('SHMS')).not.toMatch(/youtube|vimeo/);
  const { headers } = await get(at('SHMS', '/en/styleguide/?block=video&example=full'));
  expect(headers['content-security-policy']).toMatch(/frame-src https:\/\/www\.youtube-nocookie/);
});

test('an editor is told at the block that the brand has not chosen the host of its film', async ({
  page,
  context,
  request,
}) => {
  const headers = await adminHeaders();
  await keepSession(context, headers['authorization']?.slice(4) ?? '', 'es');
  const api = `${cmsOrigin}/api`;
  const found = await request.get(`${api}/brand-settings?where[brand][equals]=CR&depth=0`, {
    headers,
  });
  const [settings]: { id: number; vendors: string[] }[] = (await found.json()).docs;
  const save = (vendors: string[]) =>
    request.patch(`${api}/brand-settings/${settings?.id}`, { headers, data: { vendors } });
  const film = {
    media_type: 'remote_video',
    field_media_oembed_video: 'https://vimeo.com/76979871',
  };
  const made = await request.post(`${api}/pages?draft=true`, {
    headers,
    data: {
      type: 'lego_page',
      title: 'A page with a film',
      alias: `/film-${Date.now()}/`,
      field_domain_access: ['CR'],
      field_blocks: [{ blockType: 'media', field_media: film }],
    },
  });
  const { doc }: { doc: { id: number } } = await made.json();
  try {
    await save(['youtube']);
    await page.goto(`${cmsOrigin}/admin/collections/pages/${doc.id}`);
    const address = page.locator('input[name$="field_media_oembed_video"]');
    await openRow(page, 'field_blocks-row-0', address);
    const note = page.locator('[data-film-host="vimeo"]');
    await expect(note).toContainText('Vimeo no está entre los proveedores');
    await expect(note).toContainText('CR');
    await address.fill('https://youtu.be/aqz-KE-bpKQ');
    await expect(page.locator('[data-film-host]')).toHaveCount(0);
  } finally {
    await save(settings?.vendors ?? []);
    await request.delete(`${api}/pages/${doc.id}`, { headers });
  }
});
