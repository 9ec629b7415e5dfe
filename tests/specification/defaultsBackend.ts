import { cmsOrigin } from '../product.ts';
import { type Call, startStrangeBackend } from './strangeBackend.ts';

/** Takes away what editors gave the fields, and has the backend require what the letter lets it. */
function withDefaults(answer: { node?: Record<string, unknown> }): void {
  const form = answer.node?.['field_webform_dynamic_paragraph'] as
    | { fields: Record<string, unknown>[] }
    | undefined;
  for (const field of form?.fields ?? []) {
    delete field['pattern'];
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
 * The backend under test, but forms have no patterns of their own, and the academy has chosen a
 * captcha provider; `calls` has what the site asked.
 */
export function startDefaultsBackend() {
  return startStrangeBackend(async (call, response) => {
    const answer = await passOn(call);
    let text = await answer.text();
    if (call.path === '/api/node' && answer.ok) {
      const content = JSON.parse(text);
      withDefaults(content);
      if (call.headers['entorno'] === 'CAA')
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
