import type { ProductionPackage } from './productionPackages.ts';

/**
 * The bill of materials as CycloneDX 1.5 JSON. `npm sbom --omit dev` leaves out every package that
 * a developers' tool needs too, so it is written here, from the lock.
 */
export function sbom(
  product: { readonly name: string; readonly version: string },
  packages: readonly ProductionPackage[],
) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: product.name, version: product.version } },
    components: packages.map(component),
  };
}

function component({ name, version, licence, integrity }: ProductionPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: licence ? [{ expression: licence }] : [],
    hashes: hashes(integrity),
  };
}

function hashes(integrity: string | undefined) {
  const [, size, digest] = /^sha(256|384|512)-(\S+)/.exec(integrity ?? '') ?? [];
  if (!size || !digest) return [];
  return [{ alg: `SHA-${size}`, content: Buffer.from(digest, 'base64').toString('hex') }];
}
