import type { AstroIntegration } from 'astro';
import { compressAssets } from './src/server/assets/compress.ts';

/**
 * The site's own adapter: the build's entry is `src/server/entry.ts`, which puts the page front
 * before Astro (ADR 16). `astro dev` runs without the front; the services that are not Astro routes
 * (pictures, films, social cards) are mounted into its server.
 */
export function adapter(): AstroIntegration {
  return {
    name: 'concierge',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'concierge',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./src/server/entry.ts', import.meta.url),
          adapterFeatures: {
            buildOutput: 'server',
            middlewareMode: 'classic',
            staticHeaders: false,
          },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            hybridOutput: 'stable',
            staticOutput: 'stable',
            envGetSecret: 'stable',
          },
        }),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const { serveService } = await server.ssrLoadModule('/src/server/services.ts');
          const { hostname, liveHosts, brandOrigin } =
            await server.ssrLoadModule('/src/routing/hosts.ts');
          const brand = liveHosts().get(hostname(request.headers.host ?? ''));
          const site = brand && { brand, origin: brandOrigin(brand) };
          if (!(site && (await serveService(request, response, site)))) next();
        });
      },
      'astro:build:done': ({ dir }) => compressAssets(dir),
    },
  };
}
