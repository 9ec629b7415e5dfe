import layers from './.dependency-cruiser.mjs';

/** No folder of the product depends on one that depends on it, tests and what they need apart. */
export default {
  forbidden: [
    {
      name: 'circle of folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...layers.options,
    metrics: true,
    exclude: {
      path: `${layers.options.exclude.path}|\\.(test|cases)\\.tsx?$|/testing/|^tests/|^apps/\\w+/tests/`,
    },
  },
};
