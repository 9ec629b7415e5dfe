import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/**
 * Plain JavaScript: Next would load a compiler of 130 MB at each start to read types away.
 *
 * @type {import('next').NextConfig}
 */
const nextConfig = {
  transpilePackages: ['@concierge/brands', '@concierge/contract', '@concierge/server'],
  outputFileTracingRoot: path.resolve(process.cwd(), '../..'),
  turbopack: { root: path.resolve(process.cwd(), '../..') },
  poweredByHeader: false,
  // Nothing here uses Next's pictures; its endpoint would fetch any path of the backend.
  images: { unoptimized: true },
  devIndicators: false,
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Loading every route while the server already listens would leave visitors' calls unanswered
    // for seconds after each start; a route is loaded by its first call.
    preloadEntriesOnStart: false,
    // Nobody reads them: the server doesn't map its traces, and browsers are given none.
    turbopackSourceMaps: false,
    // Writing it takes as long as a later build saves by it.
    turbopackFileSystemCacheForBuild: false,
  },
};

export default withPayload(nextConfig);
