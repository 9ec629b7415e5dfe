import config from '@payload-config';
import '@payloadcms/next/css';
import '../../admin/styles/leftToRight.css';
import '../../admin/styles/legible.css';
import '../../admin/styles/errors.css';
import '../../admin/styles/restore.css';
import '../../admin/styles/dateTimes.css';
import '../../admin/styles/drafts.css';
import '../../admin/styles/fixedBlocks.css';
import '../../admin/styles/localeChoice.css';
import '../../admin/styles/narrow.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { cookies, headers } from 'next/headers';
import { APIError, getPayload, getRequestLanguage, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { asFolded } from '../../editing/asFolded.ts';
import { ownServerCall } from '../../editing/ownServerCalls.ts';
import { importMap } from './admin/importMap.js';

/** A refusal as an answer: Next hides the text of what a server function throws. */
const asAnswer = (error: unknown): { error: string } => {
  if (error instanceof APIError) return { error: error.message };
  throw error;
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  const payload = await getPayload({ config });
  const signedIn = async () =>
    (await payload.auth({ headers: await headers(), canSetHeaders: false })).user;
  const language = async () =>
    getRequestLanguage({
      config: payload.config,
      cookies: await cookies(),
      headers: await headers(),
    });
  const call = await ownServerCall(payload, args, signedIn, language).catch(asAnswer);
  if ('error' in call) return call;
  return asFolded(call, await handleServerFunctions({ ...call, config, importMap }));
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
