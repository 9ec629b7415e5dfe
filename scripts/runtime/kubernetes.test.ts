import { readFileSync } from 'node:fs';
import { variableSchema } from '@concierge/server/start/variables';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { variables } from '../lib/settings/environment.ts';

const probes = readFileSync(`${root}/packages/server/src/metrics/serveMetrics.ts`, 'utf8');

test.each(['site', 'backend'])('the manifest of the %s fits the product', (name) => {
  const manifest = readFileSync(`${root}/deploy/kubernetes/${name}.yaml`, 'utf8');
  const values = new Map(
    [...manifest.matchAll(/\{ name: ([A-Z_]+), value: "?([^"}]+?)"? \}/g)].map(
      ([, variable = '', value = '']) => [variable, value],
    ),
  );
  expect(values.size).toBeGreaterThan(2);
  for (const [variable, value] of values)
    expect(variableSchema(variables, variable)?.safeParse(value).success, variable).toBe(true);
  const port = values.get(name === 'site' ? 'METRICS_PORT' : 'CMS_METRICS_PORT');
  expect(manifest).toContain(`{ name: metrics, containerPort: ${port} }`);
  const paths = [...manifest.matchAll(/httpGet: \{ path: (\S+), port: metrics \}/g)];
  expect(paths.length).toBeGreaterThan(1);
  for (const [, path] of paths) expect(probes).toContain(`'${path}'`);
  expect(manifest).toContain('readOnlyRootFilesystem: true');
  expect(manifest).toContain('runAsNonRoot: true');
});
