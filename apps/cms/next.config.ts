import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  transpilePackages: ['@concierge/brands', '@concierge/contract'],
  outputFileTracingRoot: path.resolve(process.cwd(), '../..'),
  turbopack: { root: path.resolve(process.cwd(), '../..') },
  serverExternalPackages: ['recheck'],
  poweredByHeader: false,
  devIndicators: false,
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(nextConfig);
