import { registry } from '@concierge/brands/registry';
import { langs } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { catchUp, getFreshness } from '../changes/freshness.ts';
import { TaggedCache } from '../changes/TaggedCache.ts';
import { compact } from '../publish/compact.ts';
import { getDocStore } from '../publish/docStore.ts';
import { publishStoredForm } from '../publish/form.ts';
import { inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import { neededTexts } from '../publish/neededTexts.ts';
import { publishingFor } from '../publish/publishing.ts';
import type { CallRequest } from '../runtime/http/answerCall.ts';
import { authorized } from '../runtime/http/authorized.ts';
import { jsonText, problem } from '../runtime/http/respond.ts';
import { perPayload } from '../runtime/perPayload.ts';

const getFormsCache = perPayload('formsAnswer', (payload) => {
  const fresh = new TaggedCache<string>(1);
  getFreshness(payload).caches.push(fresh);
  return fresh;
});

/**
 * `GET {api}/form-definitions`, for sites only: every form of every brand in every language; the
 * site keeps them so that intake works without the backend. 401, 200.
 */
export async function handleForms(payload: Payload, request: CallRequest): Promise<Response> {
  if (!authorized(request)) return problem(401, 'Unauthorized');
  const { generation } = await catchUp(payload);
  const cache = getFormsCache(payload);
  const ready = cache.get('forms');
  if (ready) return jsonText(ready);
  const body = JSON.stringify(await publishForms(payload));
  if (getFreshness(payload).generation === generation)
    cache.set('forms', body, ['list:form', 'list:event', 'list:program']);
  return jsonText(body);
}

async function publishForms(payload: Payload): Promise<{ forms: object[] }> {
  const stored = await storedForms(payload);
  const forms = [];
  for (const lang of langs) {
    const docs = stored.map((doc) => inLanguage(inAllLanguages(doc), lang, neededTexts.forms));
    for (const { code } of registry) {
      const p = publishingFor(payload, code, lang);
      const own = docs.filter((form) => form.field_domain_access.some((brand) => brand === code));
      for (const doc of own)
        forms.push({ brand: code, lang, form: compact(await publishStoredForm(p, doc)) });
    }
  }
  return { forms };
}

/** All forms, read again only where one has changed: a programme changes what they offer. */
const storedForms = (payload: Payload) =>
  getDocStore(payload).list('forms', ['list:form'], async () => {
    const { docs } = await payload.find({
      collection: 'forms',
      locale: 'all',
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: true,
    });
    return docs;
  });
