import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../lib/paths.ts';
import { licenceProblem } from './licences/licenceProblem.ts';
import { notices } from './licences/notices.ts';
import { productionPackages } from './licences/productionPackages.ts';

/**
 * `npm run notices` writes THIRD-PARTY.md from the packages that production installs; `-- --check`
 * fails if the file is older than they are. Both fail for a licence that MIT does not go with.
 */
const file = `${root}/THIRD-PARTY.md`;
const packages = productionPackages();
const problems = packages.flatMap((each) => licenceProblem(each) ?? []);
for (const problem of problems) console.log(problem);

const text = notices(packages);
const isCheck = process.argv.includes('--check');
const isStale = isCheck && readFileSync(file, 'utf8') !== text;
if (isStale) console.log('THIRD-PARTY.md is older than the packages; run `npm run notices`.');
if (!isCheck) writeFileSync(file, text);
if (isStale || problems.length) process.exit(1);
