import type { AdminViewServerProps } from 'payload';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AltTextsScreen } from '../../collections/altTexts/AltTextsScreen.tsx';
import { ScheduledScreen } from '../../dashboard/admin/ScheduledScreen.tsx';
import { PrivacyScreen } from '../../leads/privacy/admin/PrivacyScreen.tsx';
import { PlannedScreen } from '../../planned/admin/PlannedScreen.tsx';
import { ReviewScreen } from '../../review/admin/ReviewScreen.tsx';
import type { User } from '../../runtime/payload-types.ts';
import { StaleProgrammes } from '../../staleFacts/admin/StaleProgrammes.tsx';
import { person, testPayload } from '../../testing/testPayload.ts';
import { TranslationMap } from '../../translations/admin/TranslationMap.tsx';
import { OwnScreen } from './OwnScreen.tsx';

vi.mock('@payloadcms/ui', async () => (await import('../../testing/adminUi.ts')).adminUi);
vi.mock(
  '@payloadcms/next/templates',
  async () => (await import('../../testing/adminUi.ts')).adminUi,
);

const payload = await testPayload();
const ofContent = {
  AltTextsScreen,
  PlannedScreen,
  ReviewScreen,
  ScheduledScreen,
  StaleProgrammes,
  TranslationMap,
};

test("the map of translations leads a translator to no language that isn't the account's", async () => {
  const user = { ...(await person(payload, 'translator', ['HIM'])), languages: ['es'] as const };
  const req = { payload, user, i18n: { language: 'en' } };
  const view = { initPageResult: { req }, searchParams: { state: 'missing' } };
  const { props } = await TranslationMap(view as unknown as AdminViewServerProps);
  const html = renderToStaticMarkup(createElement('div', {}, props.children));
  const lead = (name: string) =>
    new Set([...html.matchAll(new RegExp(`[?;]${name}=(\\w+)`, 'g'))].map(([, lang]) => lang));
  expect(lead('locale')).toContain('es');
  for (const lang of [...lead('locale'), ...lead('lang')]) expect(['en', 'es']).toContain(lang);
});

test('a screen of our own is there for who works with it, and for nobody else who is signed in', async () => {
  const people = {
    editor: await person(payload, 'editor', ['HIM']),
    admissions: await person(payload, 'admissions', ['HIM']),
    idle: await person(payload, 'admissions'),
    analyst: await person(payload, 'analyst', ['HIM']),
    admin: await person(payload, 'admin'),
  };
  const isFound = async (
    screen: (view: AdminViewServerProps) => ReactElement | Promise<ReactElement>,
    user: User,
  ) => {
    const req = { payload, user, i18n: { language: 'en' } };
    const view = { initPageResult: { req } };
    const { props } = await screen(view as unknown as AdminViewServerProps);
    try {
      return Boolean(OwnScreen(props as Parameters<typeof OwnScreen>[0]));
    } catch (error) {
      expect(error).toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
      return false;
    }
  };
  for (const [name, screen] of Object.entries({ ...ofContent, PrivacyScreen })) {
    const found = [];
    for (const [who, user] of Object.entries(people))
      if (await isFound(screen, user)) found.push(who);
    const expected = name === 'PrivacyScreen' ? ['admissions', 'admin'] : ['editor', 'admin'];
    expect([name, found]).toEqual([name, expected]);
  }
});
