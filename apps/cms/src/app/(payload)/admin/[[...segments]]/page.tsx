import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { getRequestLanguage } from 'payload';
import { meta } from '../../../../admin/logo/mark.ts';
import { isOutside, OutsideFrame } from '../../../../admin/screens/OutsideFrame.tsx';
import { screenTitle } from '../../../../admin/screens/screenTitle.ts';
import { importMap } from '../importMap.js';

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

/** Payload calls every screen of our own "Payload". */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const language = getRequestLanguage({
    config: await config,
    cookies: await cookies(),
    headers: await headers(),
  });
  const title = screenTitle((await params).segments, language);
  return title ? { ...metadata, title: `${title}${meta.titleSuffix}` } : metadata;
}

export default async function Page({ params, searchParams }: Args) {
  const screen = await RootPage({ config, importMap, params, searchParams });
  return isOutside((await params).segments) ? <OutsideFrame>{screen}</OutsideFrame> : screen;
}
