import { readFileSync, writeFileSync } from 'node:fs';
import { blockSchemas } from '@concierge/contract/block';
import { errorsSchema } from '@concierge/contract/calls';
import { type Call, callTable } from '@concierge/contract/callTable';
import { nodeTypes } from '@concierge/contract/node';
import * as z from 'zod/mini';
import { root } from './lib/paths.ts';

/**
 * `npm run openapi` writes docs/openapi.json from the contract's call table, so that any backend
 * can be built against it; `-- --check` fails if the file is not what the contract says.
 */
const file = `${root}/docs/openapi.json`;

/** What schemas refer to, such as rich text that holds itself, by its own text. */
const shared = new Map<string, { readonly name: string; readonly schema: object }>();

/**
 * A schema of the contract as JSON Schema. A reference is read from the whole file, so what a
 * schema defines for itself stands among the shared ones.
 */
function toOpenApiSchema(schema: z.ZodMiniType): object {
  const whole = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'ref',
    override: ({ jsonSchema }) => nameKnown(jsonSchema.properties ?? {}),
  });
  const { $schema: _, $defs = {}, ...own } = whole;
  const names = Object.entries($defs).map(([name, definition]) => {
    const text = JSON.stringify(definition);
    const before = shared.get(text);
    if (before) return [name, before] as const;
    const made = { name: `Shared${shared.size + 1}`, schema: {} };
    shared.set(text, made);
    return [name, made] as const;
  });
  const renamed = (value: unknown): object =>
    JSON.parse(
      names.reduce(
        (text, [name, { name: known }]) =>
          text.replaceAll(`"#/$defs/${name}"`, `"#/components/schemas/${known}"`),
        JSON.stringify(value),
      ),
    );
  for (const [name, { schema: made }] of names)
    if (Object.keys(made).length === 0) Object.assign(made, renamed($defs[name]));
  return renamed(own);
}

/** Blocks and types of pages are read leniently, which no schema says: the known ones are named. */
function nameKnown({ field_blocks, type }: NonNullable<z.core.JSONSchema.Schema['properties']>) {
  if (typeof field_blocks !== 'object' || typeof type !== 'object') return;
  for (const one of field_blocks.anyOf ?? [])
    if (one.type === 'array') one.items = { $ref: '#/components/schemas/Block' };
  type.examples = [...nodeTypes];
}

/** A block of each type that the site shows, and any other, which it says it doesn't know. */
function blockComponents(): Record<string, object> {
  const known = Object.entries(blockSchemas).map(
    ([type, schema]) => [`block_${type}`, toOpenApiSchema(schema)] as const,
  );
  const other = {
    description: 'Any other type: its place says that the component is required.',
    type: 'object',
    properties: { type: { type: 'string', not: { enum: Object.keys(blockSchemas) } } },
    required: ['type'],
  };
  const references = known.map(([name]) => ({ $ref: `#/components/schemas/${name}` }));
  return { ...Object.fromEntries(known), Block: { anyOf: [...references, other] } };
}

const json = (schema: z.ZodMiniType) => ({
  'application/json': { schema: toOpenApiSchema(schema) },
});

function operation({ path, summary, query, request, answer, statuses, secret }: Call) {
  const refusals = Object.entries(statuses).map(([status, description]) => [
    status,
    { description, content: json(errorsSchema) },
  ]);
  const ok = { description: 'Done.', ...(answer ? { content: json(answer) } : {}) };
  const schema = { type: 'string' };
  return {
    summary,
    parameters: [
      { name: 'entorno', in: 'header', description: 'Code of the brand.', schema },
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema,
      })),
      ...query.map((name) => ({ name, in: 'query', schema })),
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
const blocks = blockComponents();
const sharedSchemas = [...shared.values()].map(({ name, schema }) => [name, schema] as const);
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
    schemas: { ...blocks, ...Object.fromEntries(sharedSchemas) },
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
