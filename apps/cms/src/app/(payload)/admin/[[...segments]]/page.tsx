import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { isOutside, OutsideFrame } from '../../../../admin/screens/OutsideFrame.tsx';
import { importMap } from '../importMap.js';

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> => generatePageMetadata({ config, params, searchParams });

export default async function Page({ params, searchParams }: Args) {
  const screen = await RootPage({ config, importMap, params, searchParams });
  return isOutside((await params).segments) ? <OutsideFrame>{screen}</OutsideFrame> : screen;
}
