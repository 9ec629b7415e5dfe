import { expect, test } from '@playwright/test';
import { sayIn } from '../../../apps/cms/src/i18n/say.ts';
import { newPerson } from '../../people.ts';
import { cmsOrigin } from '../../product.ts';

/** A save that is refused: where, and with which words of ours. */
interface Refused {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly data: object;
  readonly field: string;
  readonly message: (say: ReturnType<typeof sayIn>) => string;
}

for (const language of ['es', 'ar'])
  test(`what an editor may not save is said at its field in the editor's language (${language}), by the product as built`, async ({
    request,
  }) => {
    const { headers } = await newPerson('editor', ['HIM']);
    const call = async ({ method, path, data }: Pick<Refused, 'method' | 'path' | 'data'>) => {
      const answer = await request.fetch(`${cmsOrigin}/api/${path}`, {
        method,
        headers: { ...headers, 'accept-language': language, cookie: '' },
        data,
      });
      return { status: answer.status(), body: await answer.json() };
    };
    const own = { type: 'lego_page', title: 'Refusals', field_domain_access: ['HIM'] };
    const made = await call({
      method: 'POST',
      path: 'pages?draft=true',
      data: { ...own, alias: `/refusals-${Date.now()}/`, _status: 'draft' },
    });
    expect(made.status).toBe(201);
    const page = `pages/${made.body.doc.id}?locale=en`;
    const published = { ...own, _status: 'published' };
    const path = `/refused-${Date.now()}/`;
    const redirect = { path, brand: 'HIM', lang: 'en', status: '301' };
    const field = { blockType: 'field_text', name: 'Twice' };
    const cases: Refused[] = [
      {
        method: 'PATCH',
        path: page,
        data: { ...published, alias: '/admin/x/' },
        field: 'alias',
        message: (say) =>
          say("An address can't begin with /{first}/; the site needs it itself.", {
            first: 'admin',
          }),
      },
      {
        method: 'PATCH',
        path: page,
        data: { ...published, field_domain_access: ['HIM', 'CAA'] },
        field: 'field_domain_access',
        message: (say) =>
          say('You may not publish for {foreign}; your brands are {own}.', {
            foreign: 'CAA',
            own: 'HIM',
          }),
      },
      {
        method: 'PATCH',
        path: page,
        data: { ...published, field_blocks: [{ blockType: 'quote' }] },
        field: 'field_blocks.0.field_text',
        message: (say) => say('This text is required.'),
      },
      {
        method: 'POST',
        path: 'redirects',
        data: redirect,
        field: 'page',
        message: (say) => say('Choose a page or write an address to lead to.'),
      },
      {
        method: 'POST',
        path: 'redirects',
        data: { ...redirect, url: path },
        field: 'url',
        message: (say) => say('This redirect leads to itself.'),
      },
      {
        method: 'POST',
        path: 'forms',
        data: {
          ...own,
          key: `twice-${Date.now()}`,
          type: 'contact',
          submitLabel: 'Send',
          fields: [field, field],
        },
        field: 'fields.1.name',
        message: (say) => say('Two fields are called {name}.', { name: 'Twice' }),
      },
    ];
    try {
      for (const one of cases) {
        const { status, body } = await call(one);
        expect([status, body.errors[0].name], one.field).toEqual([400, 'ValidationError']);
        expect(body.errors[0].data.errors).toEqual([
          expect.objectContaining({ path: one.field, message: one.message(sayIn(language)) }),
        ]);
        expect(one.message(sayIn(language))).not.toBe(one.message(sayIn('en')));
        // The toast names the field as the form does, not by its key.
        expect(body.errors[0].message).not.toContain(one.field);
      }
    } finally {
      await request.delete(`${cmsOrigin}/api/pages/${made.body.doc.id}`, { headers });
    }
  });
