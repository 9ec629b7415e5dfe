/**
 * Which folder may import which: in each app from the bottom up, folders of one line side by side.
 * A folder that stands in no line fails too, so that a new one gets its place. Files that end in
 * `.astro` are not read; they stand in `layouts`, `chrome`, `preview` and `pages`, at the top.
 */
const layers = {
  'apps/site/src': [
    ['runtime', 'i18n', 'styles'],
    ['routing', 'cache'],
    ['content'],
    ['ui', 'programs'],
    ['blocks'],
    ['search', 'compare', 'calendar', 'booking', 'structuredData'],
    ['finder', 'events', 'news'],
    ['forms'],
    ['eligibility'],
    ['leads'],
    ['chrome', 'preview'],
    ['layouts'],
    ['server'],
    ['pages'],
  ],
  'apps/cms/src': [
    ['i18n', 'text', 'migrations'],
    ['runtime'],
    ['access', 'routing'],
    ['admin'],
    ['validation'],
    ['fields'],
    ['blocks', 'jobs'],
    ['changes'],
    ['publish'],
    ['trash', 'preview', 'finder', 'events', 'news', 'editing', 'presets'],
    ['audit'],
    ['sessions'],
    ['signIn'],
    ['singleSignOn'],
    [
      'search',
      'staleFacts',
      'translations',
      'leads',
      'references',
      'history',
      'review',
      'patterns',
    ],
    ['releases', 'alarms', 'brands', 'staffSearch', 'timed'],
    ['collections', 'api', 'dashboard', 'planned'],
    ['startup', 'server'],
    ['transfer'],
    ['testing', 'seed', 'app'],
  ],
};

/** For each folder of an app: nothing of the layers above it, nor of its neighbours. */
const layerRules = Object.entries(layers).flatMap(([app, order]) =>
  order.flatMap((level, index) =>
    level.map((folder) => {
      const neighbours = level.filter((other) => other !== folder);
      const above = [...neighbours, ...order.slice(index + 1).flat()].join('|');
      return {
        name: `${app.split('/')[1]}: ${folder} imports upwards or sideways`,
        severity: 'error',
        from: { path: `^${app}/${folder}/`, pathNot: '\\.test\\.tsx?$' },
        to: { path: `^${app}/(${above})/` },
      };
    }),
  ),
);

const placeless = Object.entries(layers).map(([app, order]) => ({
  name: `${app.split('/')[1]}: folder without a layer`,
  severity: 'error',
  from: { path: `^${app}/(?!(${order.flat().join('|')})/)[^/]+/` },
  to: {},
}));

/** What tests and scripts may use of an app, besides what it has for tests itself. */
const entryPoints = [
  'cms/src/finder/find',
  'cms/src/i18n/say',
  'cms/src/runtime/cmsVariables',
  'cms/src/runtime/database/databaseProblem',
  'cms/src/seed/group/ownGroup',
  'cms/src/server/requests/hostRefusal',
  'site/src/forms/props/formContext',
  'site/src/forms/props/formProps',
  'site/src/forms/rules/aboutEvent',
  'site/src/forms/rules/calendar',
  'site/src/forms/rules/choices',
  'site/src/forms/rules/dedicated',
  'site/src/forms/rules/groups',
  'site/src/forms/rules/validate',
  'site/src/i18n/strings',
  'site/src/leads/captcha/captchaPass',
  'site/src/leads/outbox/outbox',
  'site/src/runtime/settingsProblems',
  'site/src/runtime/siteVariables',
  'site/src/server/cdn/readCdn',
];

export default {
  forbidden: [
    { name: 'circle of files', severity: 'error', from: {}, to: { circular: true } },
    ...layerRules,
    ...placeless,
    {
      name: 'apps import each other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages import apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|scripts|tests)/' },
    },
    {
      name: 'tests and scripts go through entry points',
      severity: 'error',
      from: { path: '^(scripts|tests)/' },
      to: {
        path: '^apps/',
        pathNot: [
          '^apps/\\w+/(tests|scripts|src/testing)/',
          `^apps/(${entryPoints.join('|')})\\.ts$`,
        ],
      },
    },
    {
      name: 'the product imports its demo',
      severity: 'error',
      from: { path: '^(apps/site|packages/(contract|brands|server))/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/(demo|pictures)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)node_modules/|\\.next/|/dist/|\\.css$|\\.json$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
