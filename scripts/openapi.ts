import { readFileSync, writeFileSync } from 'node:fs';
import { errorsSchema } from '@concierge/contract/calls';
import { type Call, callTable } from '@concierge/contract/callTable';
import * as z from 'zod/mini';
import { root } from './lib/paths.ts';

/**
 * `npm run openapi` writes docs/openapi.json from the contract's call table, so that any backend
 * can be built against it; `-- --check` fails if the file is not what the contract says.
 */
const file = `${root}/docs/openapi.json`;

const schemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });
const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema: schemaOf(schema) } });

function operation({ summary, query, request, answer, statuses, secret }: Call) {
  const refusals = Object.entries(statuses).map(([status, description]) => [
    status,
    { description, content: json(errorsSchema) },
  ]);
  const ok = { description: 'Done.', ...(answer ? { content: json(answer) } : {}) };
  return {
    summary,
    parameters: [
      {
        name: 'entorno',
        in: 'header',
        description: 'Code of the brand.',
        schema: { type: 'string' },
      },
      ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
    ],
    ...(request ? { requestBody: { required: true, content: json(request) } } : {}),
    responses: { 200: ok, ...Object.fromEntries(refusals) },
    ...(secret ? { security: [{ secret: [] }] } : {}),
  };
}

const paths: Record<string, Record<string, unknown>> = {};
for (const call of callTable) {
  paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
}
const description = {
  openapi: '3.1.0',
  info: {
    title: 'What the site asks of a content backend',
    version: '1.0.0',
    description: 'Generated from packages/contract by `npm run openapi`.',
  },
  servers: [{ url: '{api}', variables: { api: { default: 'http://localhost:3001/api' } } }],
  paths,
  components: {
    securitySchemes: { secret: { type: 'http', scheme: 'bearer', description: 'LEADS_SECRET' } },
  },
};
const text = `${JSON.stringify(description, null, 1)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.log('docs/openapi.json is not what the contract says; run `npm run openapi`.');
    process.exit(1);
  }
} else writeFileSync(file, text);
