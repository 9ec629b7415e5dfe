import type { ProductionPackage } from './productionPackages.ts';

/** Licences under which the product may use and pass on a package while it is itself under MIT. */
const compatible: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  // Ask for the source of the package itself alone; it is used unchanged.
  'MPL-2.0',
  // libvips: a shared library, which whoever runs the product may replace.
  'LGPL-3.0-or-later',
]);

/** Why a package may not be part of the product, as a sentence; undefined where it may. */
export function licenceProblem({ name, version, licence }: ProductionPackage): string | undefined {
  if (!licence) return `${name} ${version} names no licence.`;
  const isCompatible = licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => compatible.has(each)));
  return isCompatible ? undefined : `${name} ${version} has the licence ${licence}.`;
}
