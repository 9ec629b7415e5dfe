import { readFileSync } from 'node:fs';
import { productionPackages } from './lib/licences/productionPackages.ts';
import { sbom } from './lib/licences/sbom.ts';
import { root } from './lib/paths.ts';

// `npm run --silent sbom > sbom.json` prints the bill of materials (CycloneDX JSON) of what
// production installs, on any platform.
const product = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  name: string;
  version: string;
};
console.log(JSON.stringify(sbom(product, productionPackages()), null, 1));
