import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url).pathname;
const source = globSync('{apps,packages}/*/src/**/*.ts', {
  cwd: root,
  exclude: (name) => name.endsWith('.test.ts') || name === 'node_modules',
})
  .map((file) => readFileSync(`${root}${file}`, 'utf8'))
  .join('\n');

test.each(['alerts.yml', 'grafana-dashboard.json'])(
  'every metric that deploy/monitoring/%s reads is written by the product',
  (file) => {
    const text = readFileSync(`${root}deploy/monitoring/${file}`, 'utf8');
    if (file.endsWith('.json')) expect(JSON.parse(text).panels.length).toBeGreaterThan(10);
    const names = new Set(text.match(/\bconcierge_[a-z_]+/g));
    expect(names.size).toBeGreaterThan(5);
    for (const name of names)
      expect(source, name).toContain(`'${name.replace(/_(bucket|count|sum)$/, '')}'`);
  },
);
