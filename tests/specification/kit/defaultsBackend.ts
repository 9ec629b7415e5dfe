import { cmsOrigin } from '../../product.ts';
import { type Call, startStrangeBackend } from './strangeBackend.ts';

/** §5's default phone pattern as a pattern of the field's own. */
const bracketed = '(?:\\+?\\(?[0-9]{3}\\)?[\\-\\s.]?[0-9]{3}[\\-\\s.]?[0-9]{2,6})';

interface Answer {
  node?: Record<string, unknown>;
  settings?: Record<string, unknown>;
}

/** Where the contact page of a brand leads its senders. */
const thanks: Record<string, string> = {
  CR: 'https://away.example.org/thanks/?from=school#done',
  SEG: '/en/thank-you/contact/?from=school#done',
};

/** Takes away what editors gave the fields, and has the backend require what the letter lets it. */
function withDefaults({ node, settings }: Answer, brand: string): void {
  const form = node?.['field_webform_dynamic_paragraph'] as
    | { type: string; fields: Record<string, unknown>[] }
    | undefined;
  if (form?.type === 'contact' && node && thanks[brand]) node['field_url'] = thanks[brand];
  if (settings) delete settings['newsletterPattern'];
  for (const field of form?.fields ?? []) {
    delete field['pattern'];
    if (brand === 'SHMS' && field['name'] === 'Phone') field['pattern'] = bracketed;
    if (field['name'] === 'City' || field['name'] === 'Question') field['required'] = true;
  }
}

async function passOn({ method, path, query, headers, body }: Call): Promise<Response> {
  const { entorno = '', authorization = '' } = headers as Record<string, string>;
  return fetch(`${cmsOrigin}${path}?${query}`, {
    method,
    redirect: 'manual',
    headers: { entorno, authorization, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body }),
  });
}

/**
 * The backend under test, but forms and newsletter have no patterns of their own, the academy has
 * chosen a captcha provider, and the management school advanced consent; `calls` has what the site
 * asked.
 */
export function startDefaultsBackend() {
  return startStrangeBackend(async (call, response) => {
    const answer = await passOn(call);
    let text = await answer.text();
    if (call.path === '/api/node' && answer.ok) {
      const content = JSON.parse(text);
      const brand = String(call.headers['entorno']);
      withDefaults(content, brand);
      if (brand === 'SHMS') content.settings.advancedConsent = true;
      if (brand === 'CAA')
        content.settings = {
          ...content.settings,
          captchaProvider: 'hcaptcha',
          vendors: ['hcaptcha'],
        };
      text = JSON.stringify(content);
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(text);
  });
}
