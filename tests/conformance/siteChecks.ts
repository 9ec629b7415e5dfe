import { brandDefinitionsSchema } from '@concierge/contract/brandDefinitions';
import { changesAnswerSchema, errorsSchema } from '@concierge/contract/calls';
import { callTable } from '@concierge/contract/callTable';
import { formsAnswerSchema } from '@concierge/contract/form';
import { leadsAnswerSchema, slotsAnswerSchema } from '@concierge/contract/lead';
import type { Check } from './Check.ts';
import { fits, must } from './fits.ts';

/** Calls that only the site makes, and enquiries. */
export const siteChecks: readonly Check[] = [
  {
    promise: 'calls for the site are 401 or 404 without the secret',
    run: async (backend) => {
      for (const { method, path, secret } of callTable) {
        if (!secret) continue;
        const { status } = await (method === 'GET' ? backend.get(path) : backend.post(path, {}));
        must(status === 401 || status === 404, `${method} ${path} without the secret: ${status}`);
      }
    },
  },
  {
    promise: 'brands are told to the site, unless the backend keeps none',
    needs: 'secret',
    run: async (backend) => {
      const answer = await backend.get('/brand-definitions', {}, true);
      if (answer.status !== 404) fits(brandDefinitionsSchema, answer, 'GET /brand-definitions');
    },
  },
  {
    promise: 'taken slots are told',
    run: async (backend) => {
      const query = { from: '2030-01-01', to: '2030-03-31' };
      fits(slotsAnswerSchema, await backend.get('/slots', query), 'GET /slots');
    },
  },
  {
    promise: 'changes come oldest first, and those after the last are none',
    needs: 'secret',
    run: async (backend) => {
      const since = async (id: number) =>
        fits(
          changesAnswerSchema,
          await backend.get('/changes', { since: String(id) }, true),
          `GET /changes?since=${id}`,
        );
      let { changes, last } = await since(0);
      must(changes.length <= 500, 'GET /changes: more than 500 in one answer');
      for (const [index, { id }] of changes.entries())
        must(index === 0 || id > (changes[index - 1]?.id ?? 0), 'GET /changes: not oldest first');
      for (let calls = 0; changes.length > 0; calls += 1) {
        must(calls < 10_000, 'GET /changes never ends');
        ({ changes, last } = await since(last));
      }
    },
  },
  {
    promise: 'forms of every brand are told in each language',
    needs: 'secret',
    run: async (backend) => {
      const { forms } = fits(
        formsAnswerSchema,
        await backend.get('/form-definitions', {}, true),
        'GET /form-definitions',
      );
      must(
        forms.some(({ brand }) => brand === backend.options.brand),
        'GET /form-definitions: none of the brand',
      );
    },
  },
  {
    promise: 'what can’t be read is 400 with a message, for the site too',
    needs: 'secret',
    run: async (backend) => {
      for (const path of ['/leads', '/leads/dead-letters', '/slots/reserve'])
        for (const body of ['{', '[]', { leads: 5 }]) {
          const { status, data } = await backend.post(path, body, {}, true);
          must(status === 400, `POST ${path} ${JSON.stringify(body)}: status ${status}`);
          must(errorsSchema.safeParse(data).success, `POST ${path}: no errors[].message`);
        }
    },
  },
  {
    promise: 'an enquiry that is handed over twice is stored once, and says so',
    needs: 'write',
    run: async (backend) => {
      const key = crypto.randomUUID();
      const lead = {
        key,
        reference: `${backend.options.brand}-${key.slice(0, 8).toUpperCase()}`,
        brand: backend.options.brand,
        type: 'contact',
        lang: 'en',
        fields: { Name: 'Conformance', Surname: 'Check', Email: `${key}@example.invalid` },
        source: '/en/contact/',
        received_at: new Date().toISOString(),
      };
      const hand = async (leads: readonly unknown[]) =>
        fits(
          leadsAnswerSchema,
          await backend.post('/leads', { leads }, {}, true),
          'POST /leads',
        ).results.map(({ status }) => status);
      must((await hand([lead]))[0] === 'stored', 'POST /leads: a new enquiry is not stored');
      must((await hand([lead]))[0] === 'duplicate', 'POST /leads: the same key is no duplicate');
      const more = await backend.post('/leads', { leads: Array(51).fill(lead) }, {}, true);
      must(more.status === 400, `POST /leads of 51: status ${more.status} instead of 400`);
    },
  },
];
