import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, passthroughImageService } from 'astro/config';
import { adapter } from './adapter.ts';
import { cspDirectives } from './src/runtime/security/cspDirectives.ts';

/**
 * By content alone: server and browser build name the same style sheet after different modules, and
 * a page would load it twice.
 */
const assetFileNames = '_astro/[hash][extname]';

/**
 * A class by its module's path alone. Vite's own names have a line's number too, so that nearly
 * every class of a page differs in two places: 2 % of its compressed HTML.
 */
const generateScopedName = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file);
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
};

/** `client:near`, by which forms wake. */
const nearDirective: AstroIntegration = {
  name: 'near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: './src/forms/state/wakeNear.ts' }),
  },
};

export default defineConfig({
  output: 'server',
  adapter: adapter(),
  integrations: [react({ experimentalDisableStreaming: true }), nearDirective],
  // The page front answers the redirects to trailing slashes; endpoints have none.
  trailingSlash: 'ignore',
  // Written into pages, styles would travel again with each of them.
  build: { inlineStylesheets: 'never' },
  // Pictures have an endpoint of their own (server/images).
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  server: { port: Number(process.env['PORT'] ?? 3000) },
  security: {
    checkOrigin: false,
    csp: { directives: [...cspDirectives], scriptDirective: { resources: ["'self'"] } },
  },
  markdown: { syntaxHighlight: false },
  vite: {
    server: { allowedHosts: true },
    css: { modules: { generateScopedName } },
    // One sheet for all pages: 17 KB once, where a sheet a component were up to five requests
    // before a page's first painting.
    build: { cssCodeSplit: false, rolldownOptions: { output: { assetFileNames } } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              assetFileNames,
              codeSplitting: {
                // One file instead of four in a waterfall, fetched only once an island wakes.
                groups: [
                  {
                    name: 'react',
                    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/-]runtime|@astrojs[\\/]react/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
