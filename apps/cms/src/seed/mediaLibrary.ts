import { existsSync, readFileSync } from 'node:fs';
import { brandTokens } from '@concierge/brands/brandTokens';
import { logoFileName, logoSvg } from '@concierge/brands/logoSvg';
import { captions, type SeedCaptions } from '@concierge/demo/captions';
import { clipPath, phoneClip, picturePath } from '@concierge/demo/files';
import { focalPoints } from '@concierge/demo/focalPoints';
import type { SeedLogo } from '@concierge/demo/footers/types';
import type { L10n, Picture } from '@concierge/demo/types';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { everyLanguage, seedContext } from './seedContext.ts';

/** A file that the content uses. */
export interface WantedFile {
  key: string;
  name: string;
  mimetype: 'image/jpeg' | 'image/png' | 'video/mp4';
  alt: L10n;
  captions?: readonly SeedCaptions[] | undefined;
  data: () => Promise<Buffer>;
}

/** Key of a picture, logo or clip among the seeded media. */
export function mediaKey(wanted: Picture | SeedLogo | string): string {
  if (typeof wanted === 'string') return `clip:${wanted}`;
  return 'scene' in wanted ? `scene:${wanted.scene}` : `logo:${wanted.logo}:${wanted.ground}`;
}

/**
 * Every picture, logo and clip that the content names, each once; a clip whose file isn't there is
 * left out.
 */
export function wantedFiles(
  content: unknown,
  files = new Map<string, WantedFile>(),
): Map<string, WantedFile> {
  if (Array.isArray(content)) for (const entry of content) wantedFiles(entry, files);
  else if (typeof content === 'object' && content !== null) {
    for (const wanted of contentFiles(content as Record<string, unknown>))
      if (!files.has(wanted.key)) files.set(wanted.key, wanted);
    for (const entry of Object.values(content)) wantedFiles(entry, files);
  }
  return files;
}

function contentFiles(value: Record<string, unknown>): WantedFile[] {
  const { clip } = value;
  const alt = value['alt'] as L10n | undefined;
  if (typeof value['scene'] === 'string' && alt) return [sceneFile(value['scene'], alt)];
  if (typeof value['logo'] === 'string' && alt) return [logoFile(value as unknown as SeedLogo)];
  if (typeof clip !== 'string') return [];
  const poster = value['poster'] as Picture;
  return [clip, phoneClip(clip)].flatMap((name) => clipFile(name, clip, poster.alt) ?? []);
}

function sceneFile(scene: string, alt: L10n): WantedFile {
  const file = picturePath(scene);
  const data = async () => (existsSync(file) ? readFileSync(file) : placeholder(scene));
  return { key: `scene:${scene}`, name: `${scene}.jpg`, mimetype: 'image/jpeg', alt, data };
}

/** A clip in one of its sizes, whose captions are those of the whole. */
function clipFile(name: string, clip: string, alt: L10n): WantedFile | undefined {
  const file = clipPath(name);
  if (!existsSync(file)) return undefined;
  return {
    key: `clip:${name}`,
    name: `${name}.mp4`,
    mimetype: 'video/mp4',
    alt,
    captions: captions[clip],
    data: async () => readFileSync(file),
  };
}

function logoFile(wanted: SeedLogo): WantedFile {
  const { logo, ground, alt } = wanted;
  const ink = ground === 'dark' ? '#ffffff' : brandTokens(logo).color.ink;
  const svg = logoSvg(logo).replace('<svg ', `<svg color="${ink}" width="960" `);
  const data = () => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return {
    key: mediaKey(wanted),
    name: logoFileName(logo, ground),
    mimetype: 'image/png',
    alt,
    data,
  };
}

/** A flat field in a colour of its name, until the drawing kit has rendered the scene. */
function placeholder(scene: string): Promise<Buffer> {
  const hue = [...scene].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"><rect width="2400" height="1600" fill="hsl(${hue} 35% 55%)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}

/** Uploads one file; returns its id. */
export async function uploadFile(payload: Payload, wanted: WantedFile): Promise<number> {
  const data = await wanted.data();
  const scene = wanted.key.replace(/^scene:/, '');
  const focal: { focalX: number; focalY: number } | undefined = Object.hasOwn(focalPoints, scene)
    ? focalPoints[scene as keyof typeof focalPoints]
    : undefined;
  const media = await payload.create({
    collection: 'media',
    locale: everyLanguage,
    data: {
      alt: wanted.alt as unknown as string,
      ...(wanted.captions ? { captions: wanted.captions.map((row) => ({ ...row })) } : {}),
      ...(focal ? { focalX: focal.focalX, focalY: focal.focalY } : {}),
    },
    file: { data, mimetype: wanted.mimetype, name: wanted.name, size: data.length },
    context: seedContext,
    depth: 0,
  });
  return media.id;
}
