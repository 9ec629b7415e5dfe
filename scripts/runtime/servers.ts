/** What one server needs when it runs, besides what its modules import. */
export interface ServerFiles {
  /** Modules that are run, relative to the repository. */
  readonly entries: readonly string[];
  /** Patterns of files that are opened by names that no module says. */
  readonly files: readonly string[];
  /** Lists of files that Next's build has written, relative to the repository. */
  readonly lists: readonly string[];
}

/** The licence, and the notices of what is in the image. */
const papers = ['LICENSE', 'THIRD-PARTY.md'];

export const servers = {
  site: {
    entries: ['apps/site/dist/server/entry.mjs', 'scripts/{backup,restore}.ts'],
    files: [
      ...papers,
      'package.json',
      'apps/site/package.json',
      'apps/site/dist/**',
      'apps/site/src/styles/fonts/OFL-*.txt',
      // Its other two files are halves of the one that is read.
      'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/{package.json,geo-whois-asn-country.mmdb}',
      'node_modules/@fontsource-variable/{inter-tight,vazirmatn}/{LICENSE,package.json,files/*}',
    ],
    lists: [],
  },
  backend: {
    entries: [
      'apps/cms/src/server/serve.ts',
      'apps/cms/src/seed/{seed,group/beginGroup}.ts',
      'apps/cms/scripts/{clearCopies,exportContent,import*,rebuild*,verifyAudit,xliff}.ts',
      'apps/cms/next.config.mjs',
      'node_modules/next/dist/server/next.js',
      'scripts/{backup,deployCheck,init,restore}.ts',
    ],
    files: [
      ...papers,
      'package.json',
      'apps/cms/package.json',
      'apps/cms/.next/**',
      'apps/cms/src/migrations/*/*.ts',
      'packages/demo/{files,src,texts}/**',
      // Next looks for these when it reads its configuration, and loads none of them.
      'node_modules/next/dist/compiled/webpack/*.js',
      'node_modules/next/dist/compiled/@babel/runtime/package.json',
    ],
    lists: ['apps/cms/.next/**/*.nft.json'],
  },
} as const satisfies Record<string, ServerFiles>;

export type ServerName = keyof typeof servers;

/** Folders and files of a build that only the next build reads. */
const ofBuild =
  /^apps\/cms\/\.next\/(cache|dev|diagnostics|turbopack|types|build|trace|trace-build)(\/|$)|\.nft\.json$|\.tsbuildinfo$/;
/** Compilers, what runs in development alone, and what belongs to another libc. */
const ofDevelopment =
  /\/next\/dist\/(pages|docs|compiled\/(webpack\/bundle|jest-worker|babel|terser|@mswjs|next-devtools|next-server\/.*\.dev\.js)|build\/(webpack|babel))|(^|\/)node_modules\/(sass|caniuse-lite|typescript|webpack|drizzle-kit|esbuild|esbuild-register|@esbuild|@next\/swc|@libsql\/linux-\w+-musl|@img\/sharp-(libvips-)?linuxmusl)/;
const readByNobody = /\.(d\.[cm]?ts|map)$|\.(test|spec)\.tsx?$|(^|\/)(README|CHANGELOG)\.md$/i;

/** Data, secrets and settings of this checkout, which Next lists beside what its routes load. */
const ofCheckout = /^\.(?!\.?\/)/;

/** Whether a server runs without this file. */
export const isUnneeded = (path: string): boolean =>
  ofCheckout.test(path) ||
  ofBuild.test(path) ||
  ofDevelopment.test(path) ||
  readByNobody.test(path);
