import { readFileSync } from 'node:fs';
import { variableSchema } from '@concierge/server/start/variables';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { variables } from '../lib/settings/environment.ts';

const compose = readFileSync(`${root}/compose.yaml`, 'utf8');
/** The lines of a service. */
const service = (name: string) =>
  new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

test.each(['site', 'backend'])('the service of the %s fits the product, and Prometheus', (name) => {
  const [, block = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(service(name)) ?? [];
  const values = new Map(
    [...block.matchAll(/^ +([A-Z_]+): "?(.+?)"?$/gm)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  );
  expect(values.size).toBeGreaterThan(3);
  for (const [variable, value] of values)
    if (!value.includes('${'))
      expect(variableSchema(variables, variable)?.safeParse(value).success, variable).toBe(true);
  const port = values.get(name === 'site' ? 'METRICS_PORT' : 'CMS_METRICS_PORT');
  const prometheus = readFileSync(`${root}/deploy/monitoring/compose.yml`, 'utf8');
  expect(prometheus).toContain(`"${name}:${port}"`);
});

test('storage and monitoring start only where their profile is named, and only with volumes that are declared', () => {
  expect(service('storage')).toContain('profiles: [storage]');
  for (const name of ['prometheus', 'alertmanager'])
    expect(service(name)).toContain('profiles: [monitoring]');
  const [, declared = ''] = /^volumes:\n((?: {2}.*\n)+)/m.exec(compose) ?? [];
  for (const [, volume] of compose.matchAll(/"([a-z]+):\/[a-z]/g))
    expect(declared).toContain(`  ${volume}: {}`);
});
