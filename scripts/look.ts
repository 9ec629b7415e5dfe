import { parseArgs } from 'node:util';
import { brands } from '@concierge/brands/brands';
import { isLang } from '@concierge/contract/lang';
import { makeReadmePictures } from '../tests/look/readmePictures.ts';
import { makeSheets } from '../tests/look/sheets.ts';
import { wholeChromiumPath } from './lib/chromium.ts';
import { fail } from './lib/fail.ts';
import { root } from './lib/paths.ts';
import { run } from './lib/processes/run.ts';

/**
 * `npm run look`: compares every node type and block with its baseline; `-- --update` writes the
 * baselines anew. `-- --sheets` makes contact sheets into `.look/`; `--brands HIM,CAA --langs ar
 * --widths 360 --types program,apply --from 1600` choose a part. `-- --readme` makes the
 * pictures of the README. All look at the product that runs, with STYLEGUIDE=1, on `E2E_SITE_PORT`
 * and `E2E_CMS_PORT` (3000 and 3001 unless said otherwise).
 */
const { values } = parseArgs({
  options: {
    sheets: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    out: { type: 'string', default: `${root}/.look` },
    brands: { type: 'string', default: 'SEG,CR,CAA,HIM,SHMS' },
    langs: { type: 'string', default: 'en,ar' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    types: { type: 'string', default: '' },
    from: { type: 'string', default: '0' },
  },
});
const list = (text: string) => text.split(',').filter(Boolean);
const codes = brands.map(({ code }) => code);
for (const one of list(values.brands))
  if (!codes.some((code) => code === one)) fail(`${one} is no brand: ${codes.join(', ')}.`);
for (const one of list(values.langs)) if (!isLang(one)) fail(`${one} is no language.`);

if (values.sheets)
  await makeSheets({
    out: values.out,
    executablePath: await wholeChromiumPath(),
    brands: codes.filter((code) => list(values.brands).includes(code)),
    langs: list(values.langs).filter(isLang),
    widths: list(values.widths).map(Number),
    types: list(values.types),
    from: Number(values.from),
  });
else if (values.readme)
  await makeReadmePictures(`${root}/docs/pictures`, await wholeChromiumPath());
else await compare();

async function compare(): Promise<void> {
  const args = [
    'test',
    '-c',
    'tests/playwright.config.ts',
    'visual.spec',
    ...(values.update ? ['--update-snapshots=changed'] : []),
  ];
  const env = {
    LOOK_CHROME_PATH: await wholeChromiumPath(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${root}/.data/look.json`,
  };
  const { code } = await run(`${root}/node_modules/.bin/playwright`, args, { env });
  process.exitCode = code;
}
