import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  transpilePackages: ['@concierge/brands', '@concierge/contract', '@concierge/server'],
  outputFileTracingRoot: path.resolve(process.cwd(), '../..'),
  turbopack: { root: path.resolve(process.cwd(), '../..') },
  poweredByHeader: false,
  // Nothing here uses Next's pictures; its endpoint would fetch any path of the backend.
  images: { unoptimized: true },
  devIndicators: false,
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(nextConfig);
