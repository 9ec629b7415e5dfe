import config from '@payload-config';
import '@payloadcms/next/css';
import '../../admin/leftToRight.css';
import '../../admin/legible.css';
import '../../admin/fixedBlocks.css';
import '../../admin/localeChoice.css';
import '../../admin/narrow.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { withoutForeignLocks } from '../../editing/withoutForeignLocks.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  const payload = await getPayload({ config });
  const signedIn = async () =>
    (await payload.auth({ headers: await headers(), canSetHeaders: false })).user;
  const call = await withoutForeignLocks(payload, args, signedIn);
  return handleServerFunctions({ ...call, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
