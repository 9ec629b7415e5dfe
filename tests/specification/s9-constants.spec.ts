import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { at, codes, fetchContent, firstOwn } from './kit/brandTable.ts';

const srcsetWidths = (srcset: string) => [...srcset.matchAll(/ (\d+)w/g)].map(([, w]) => Number(w));
const large = [640, 750, 828, 1080, 1200, 1920];
const small = [16, 32, 48, 64, 96, 128, 256, 384];

for (const code of codes) {
  test(`${code}: pictures come in the widths and qualities of §9`, {
    tag: ['@S9.images.1', '@S9.images.2', '@S9.images.3', '@S9.images.4', '@S9.images.7'],
  }, async () => {
    const pages = await Promise.all(['/en/', '/en/styleguide/'].map((path) => get(at(code, path))));
    const text = pages.map((page) => page.text).join('');
    const sets = [...text.matchAll(/srcset="([^"]+)"/gi)].map(([, set = '']) => set);
    const widths = new Set(sets.flatMap(srcsetWidths));
    for (const width of widths) expect([...small, ...large]).toContain(width);
    expect([...widths]).toEqual(expect.arrayContaining(large));
    const qualities = new Set(
      [...text.matchAll(/\/img\/[\dx]+\/(\d+)\//g)].map(([, quality]) => quality),
    );
    expect([...qualities].toSorted()).toEqual(['75', '90']);
    expect(text).toMatch(/<img [^>]*width="290" height="260"/);
    const menu = /src="(\/img\/290x260\/75\/[^"]+)"/.exec(text)?.[1] ?? '';
    const picture = await get(at(code, menu.replaceAll('&amp;', '&')));
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toMatch(/^image\//);
  });

  test(`${code}: a social picture says its type; jpg is jpeg`, {
    tag: ['@S9.social.3', '@S9.social.4'],
  }, async () => {
    const { text } = await get(at(code, '/en/'));
    const image = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(new URL(image.replaceAll('&amp;', '&')).pathname).toMatch(/\.jpg$/);
    expect(text).toContain('<meta property="og:image:type" content="image/jpeg">');
    const served = await get(image.replaceAll('&amp;', '&'));
    expect(served.headers['content-type']).toBe('image/jpeg');
  });
}

for (const [code, path, price] of [
  ['HIM', '/en/programs/bachelor-hotel-management/', true],
  ['HIM', '/en/programs/certificate-mountain-wellness/', false],
  ['CR', '/en/programs/bachelor-business-and-hospitality/', true],
  ['CAA', '/en/programs/bachelor-culinary-arts/', true],
  ['SHMS', '/en/programs/bachelor-hospitality-leadership/', true],
] as const)
  test(`${code}: the offer of ${path}`, {
    tag: [
      ...['@S9.offer.1', '@S9.offer.2', '@S9.offer.3', '@S9.offer.4', '@S1.schema.1'],
      ...['@S2.other.1', '@S3.program.1', '@S3.program.2'],
    ],
  }, async () => {
    const { text } = await get(at(code, path));
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
    const program = JSON.parse(json)['@graph'].find((item: { offers?: unknown }) => item.offers);
    expect(program.name).toBeTruthy();
    expect(program.description).toBeTruthy();
    expect(program.programPrerequisites).toBeTruthy();
    expect(program.educationalCredentialAwarded).toBeTruthy();
    expect(JSON.stringify(program)).toMatch(/courseMode.*courseWorkload/);
    expect(program.offers.priceCurrency).toBe('CHF');
    expect(program.offers.availability).toMatch(/InStock$/);
    expect(program.offers.category).toBe('registration');
    const fallback = 'Please inquire for tuition fees';
    if (price) {
      expect(program.offers.price).toBeGreaterThan(1000);
      const francs = `CHF ${program.offers.price.toLocaleString('en-US')}`;
      expect(text.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain(francs);
    } else {
      expect(JSON.stringify(program.offers)).toContain(fallback);
      expect(text.replaceAll(/<script.*?<\/script>/gs, '')).toContain(fallback);
    }
  });

for (const code of codes)
  test(`${code}: consent denies storage by default and waits 500 ms`, {
    tag: ['@S9.consent.1', '@S9.consent.2', '@S9.consent.3', '@S2.wrapper.3'],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/'));
    const entries = () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
          Array.from(entry as ArrayLike<unknown>),
        ),
      );
    await expect.poll(entries).toContainEqual([
      'consent',
      'default',
      expect.objectContaining({
        ad_storage: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 500,
      }),
    ]);
  });

for (const code of codes)
  test(`${code}: a webinar says its duration in minutes`, {
    tag: ['@S9.webinar.1', '@S9.dates.1', '@S9.dates.2', '@S1.dates.1'],
  }, async () => {
    const path = await firstOwn(code, '/en/webinars/');
    const { text } = await get(at(code, path));
    const { Start_Datetime, Duration } = (await fetchContent(code, path)).body.node.event;
    const inParis = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Europe/Paris' })
        .format(new Date(Start_Datetime))
        .replaceAll('\u202f', ' ');
    expect(text).toContain(`${Duration} minutes`);
    const words = text.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u202f', ' ');
    expect(words).toContain(
      inParis({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    );
    expect(words).toContain(inParis({ hour: 'numeric', minute: '2-digit' }));
  });
