import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { at, daily } from '../kit/brandTable.ts';
import { siteWith } from '../kit/siteWith.ts';

// Behind a CDN that names the visitor's country, as it is in production.
const behindCdn = siteWith(67, { TRUST_PROXY: 'loopback' });

/** Two countries, so that no constant passes. */
const countries = ['PE', 'CH'] as const;

for (const code of daily('SEG', 'CAA'))
  test(`${code}: GET /api/geolocation answers the country that the CDN names, and takes no parameters`, {
    tag: ['@S7.geo.1', '@S7.geo.2'],
  }, async () => {
    for (const country of countries) {
      const path = '/api/geolocation?countryCode=DE';
      const answer = await get(behindCdn(code, path), { 'cf-ipcountry': country });
      expect(JSON.parse(answer.text)).toEqual({ countryCode: country });
    }
    // Whoever asks the site without a CDN can't say where they are.
    const direct = await get(at(code, '/api/geolocation'), { 'cf-ipcountry': 'PE' });
    expect(JSON.parse(direct.text)).toEqual({ countryCode: null });
  });

for (const code of daily('SEG', 'HIM'))
  for (const country of countries)
    test(`${code}: a visitor from ${country} has the country in localStorage`, {
      tag: ['@S7.geo.2', '@S7.geo.3'],
    }, async ({ page }) => {
      await page.setExtraHTTPHeaders({ 'cf-ipcountry': country });
      await page.goto(behindCdn(code, '/en/'));
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('countryCode')))
        .toBe(country);
    });
