import { expect, test } from 'vitest';
import { todosFor } from '../dashboard/todosFor.ts';
import type { User } from '../runtime/payload-types.ts';
import { everyCovered } from '../testing/everyCovered.ts';
import { callWith, signedIn } from '../testing/rest.ts';
import { page, testPayload } from '../testing/testPayload.ts';
import { exportXliff } from './xliff/exportXliff.ts';

const payload = await testPayload();
const overrideAccess = true;
const { user, token } = await signedIn(payload, 'translator', ['HIM']);
const translator = {
  ...(await payload.update({
    collection: 'users',
    id: user.id,
    data: { languages: ['es'] },
    overrideAccess,
  })),
  collection: 'users',
} as User;
const call = callWith(payload, { authorization: `JWT ${token}` });

const quote = (id: string, field_text: string) => ({
  id: `64c00000000000000000000${id}`,
  blockType: 'quote' as const,
  field_text,
});
const blockTextKey = (id: string) => `field_blocks.64c00000000000000000000${id}.field_text`;

test('a translator settles what changed in English text by text, by new words or as still right, and every count follows', async () => {
  const { id } = await page(payload, {
    title: 'Ovens',
    field_lead: 'Lit at five',
    field_blocks: [quote('1', 'One'), quote('2', 'Two')],
  });
  const publish = (locale: 'en' | 'es', data: object) =>
    payload.update({
      collection: 'pages',
      id,
      locale,
      data: { ...data, _status: 'published' },
      overrideAccess,
    });
  const behind = async () => (await call('GET', `pages/${id}/left-behind/es`)).body['texts'];
  const counted = async () => ({
    map: (await everyCovered(payload, translator)).find((one) => one.id === id)?.states.es,
    todo:
      (await todosFor(payload, translator)).find(({ key }) => key === 'translations-outdated')
        ?.count ?? 0,
  });
  const xliff = async () => {
    const files = await exportXliff(payload, { lang: 'es' });
    return [...files].find(([name]) => name.startsWith(`${id}-`))?.[1] ?? '';
  };
  try {
    const { todo: others } = await counted();
    await publish('es', {
      title: 'Hornos',
      field_lead: 'Desde las cinco',
      field_blocks: [quote('1', 'Uno'), quote('2', 'Dos')],
    });
    expect(await behind()).toEqual({});
    // Blocks change places, and two texts their words.
    await publish('en', {
      field_lead: 'Lit at four & a half',
      field_blocks: [quote('2', 'Two, then'), quote('1', 'One')],
    });
    expect(await behind()).toEqual({ field_lead: 'Lit at five', [blockTextKey('2')]: 'Two' });
    expect(await counted()).toEqual({ map: 'outdated', todo: others + 1 });
    expect((await xliff()).match(/state="initial"/g)).toHaveLength(2);
    expect(await xliff()).toContain('<note category="was">Lit at five</note>');

    const right = (lang: string, text = '') =>
      call('POST', `pages/${id}/still-right/${lang}?text=${text}`);
    expect((await right('ru', 'field_lead')).status).toBe(404);
    expect((await right('es', 'field_lead')).status).toBe(200);
    expect(await behind()).toEqual({ [blockTextKey('2')]: 'Two' });
    expect(await counted()).toEqual({ map: 'outdated', todo: others + 1 });

    const path = `pages/${id}?draft=true&autosave=true&locale=es&fallback-locale=none`;
    const drafted = { field_blocks: [quote('2', 'Y dos'), quote('1', 'Uno')], _status: 'draft' };
    expect((await call('PATCH', path, drafted)).status).toBe(200);
    expect(await behind()).toEqual({});
    expect(await counted()).toEqual({ map: 'done', todo: others });
    await publish('es', {});
    expect(await behind()).toEqual({});

    // English that isn't published yet is nobody's work.
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { title: 'Stoves', _status: 'draft' },
      draft: true,
      overrideAccess,
    });
    expect(await behind()).toEqual({});
    await publish('en', {});
    expect(await behind()).toEqual({ title: 'Ovens' });
    await publish('es', { title: 'Cocinas' });
    expect(await counted()).toEqual({ map: 'done', todo: others });
  } finally {
    await payload.delete({ collection: 'pages', id, overrideAccess });
  }
});

test('two texts that are said to be right at once are both taken for right', async () => {
  const { id } = await page(payload, { title: 'Ovens', field_lead: 'Lit at five' });
  const publish = (locale: 'en' | 'es', data: object) =>
    payload.update({ collection: 'pages', id, locale, data, overrideAccess });
  await publish('es', { title: 'Hornos', field_lead: 'Desde las cinco' });
  await publish('en', { title: 'Stoves', field_lead: 'Lit at four' });
  const behind = async () => (await call('GET', `pages/${id}/left-behind/es`)).body['texts'];
  expect(await behind()).toEqual({ title: 'Ovens', field_lead: 'Lit at five' });
  const right = (text: string) => call('POST', `pages/${id}/still-right/es?text=${text}`);
  await Promise.all([right('title'), right('field_lead')]);
  expect(await behind()).toEqual({});
  await payload.delete({ collection: 'pages', id, overrideAccess });
});

test('what a page of another brand was made from is nobody else to know', async () => {
  const { id } = await page(payload, { field_domain_access: ['CAA'] });
  expect((await call('GET', `pages/${id}/left-behind/es`)).status).toBe(404);
  expect((await callWith(payload, {})('GET', `pages/${id}/left-behind/es`)).status).toBe(404);
  await payload.delete({ collection: 'pages', id, overrideAccess });
});
