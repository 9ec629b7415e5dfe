import { expect, test } from 'vitest';
import { handleDraft } from '../api/draft.ts';
import { previewToken } from '../preview/token.ts';
import { callEndpoint } from '../testing/callEndpoint.ts';
import { person, testPayload } from '../testing/testPayload.ts';
import { staleFactsEndpoint } from './staleFactsEndpoint.ts';

const payload = await testPayload();
const editor = await person(payload, 'editor', ['HIM']);

test('while an added intake and fee have no dates yet, the facts are compared and the preview shows the page', async () => {
  const where = { type: { equals: 'program' }, field_domain_access: { in: ['HIM'] } };
  const { docs } = await payload.find({
    collection: 'pages',
    where,
    sort: 'id',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [page] = docs;
  const [details] = page?.program?.details ?? [];
  const program = {
    ...page?.program,
    details: [
      {
        ...details,
        intakes: [...(details?.intakes ?? []), { seats: 'open' }],
        fees: [...(details?.fees ?? []), { kind: 'tuition' }],
      },
    ],
  };
  const id = page?.id ?? 0;
  await payload.update({
    collection: 'pages',
    id,
    draft: true,
    autosave: true,
    data: { program } as never,
    overrideAccess: true,
  });
  const answer = await callEndpoint(
    payload,
    staleFactsEndpoint,
    editor,
    { id: String(id) },
    { locale: 'en' },
  );
  expect(answer.status).toBe(200);
  const request = new Request(`http://localhost/api/draft/${id}?lang=en&token=${previewToken(id)}`);
  expect((await handleDraft(payload, request, String(id))).status).toBe(200);
});
