import { readFileSync } from 'node:fs';
import { root } from '../lib/paths.ts';
import { productionPackages } from './licences/productionPackages.ts';
import { sbom } from './licences/sbom.ts';

// `npm run --silent sbom > sbom.json` prints the bill of materials (CycloneDX JSON) of what
// production installs, on any platform.
const product = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  name: string;
  version: string;
};
console.log(JSON.stringify(sbom(product, productionPackages()), null, 1));
