import { fileTypeFromBuffer } from 'file-type';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import sharp from 'sharp';
import { type Said, sayTo } from '../../i18n/say.ts';

/** Types of files that the library takes, and how their names may end. */
const endings = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v'],
  'application/pdf': ['pdf'],
} as const satisfies Record<string, readonly string[]>;
type FileType = keyof typeof endings;
export const fileTypes = Object.keys(endings) as FileType[];

/** The type that a file's name ends for; undefined where the library takes no such files. */
export function typeByName(name: string): FileType | undefined {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return fileTypes.find((type) => (endings[type] as readonly string[]).includes(ending));
}

/** Pixels of the largest picture that the sites draw (apps/site/src/server/images). */
const maxPixels = 50e6;
/** An archive's last part lies within so many bytes of the end, its longest comment included. */
const zipTailBytes = 65_557;

interface Problem {
  readonly text: Said;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Refuses a file whose bytes are not what its name and declared type say, that is an archive or a
 * page as well, a document with scripts or files in it, or a picture that the sites could not draw;
 * 400 with a message at the field.
 */
export const checkFile: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req;
  if (!file?.data) return;
  const problem = await findFileProblem(file);
  if (!problem) return;
  const message = sayTo({ req })(problem.text, problem.values);
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }], req });
};

async function findFileProblem(file: {
  data: Buffer;
  mimetype: string;
  name: string;
}): Promise<Problem | undefined> {
  const { data } = file;
  const detected = await fileTypeFromBuffer(data).catch(() => undefined);
  const type = fileTypes.find((one) => one === detected?.mime);
  if (!type)
    return { text: 'This is no picture (JPEG, PNG, WebP, AVIF, GIF), film (MP4) or PDF document.' };
  const declared = file.mimetype.split(';', 1)[0]?.trim().toLowerCase();
  if (declared !== type || typeByName(file.name) !== type)
    return {
      text: 'The file is named {name} and declared as {declared}, but its content is {type}.',
      values: { name: file.name, declared: declared || '–', type },
    };
  if (isArchive(data)) return { text: 'The file holds an archive as well.' };
  if (type === 'application/pdf') return documentProblem(data.toString('latin1'));
  if (type === 'video/mp4')
    return isWholeFilm(data) ? undefined : { text: 'The file is damaged and cannot be read.' };
  if (holdsPage(data)) return { text: 'The picture holds a page or a program as well.' };
  return pictureProblem(data);
}

function documentProblem(text: string): Problem | undefined {
  const end = text.slice(-1024);
  if (!end.includes('%%EOF') || !end.includes('xref'))
    return { text: 'The file is damaged and cannot be read.' };
  return /\/(JavaScript|Launch|EmbeddedFile)\b/.test(text)
    ? { text: 'The document holds scripts or other files. Save it as a plain PDF.' }
    : undefined;
}

/** True if a film's boxes fill the file to its end, and one of them says how it is played. */
function isWholeFilm(data: Buffer): boolean {
  let at = 0;
  let isPlayable = false;
  while (at + 8 <= data.length) {
    const short = data.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= data.length;
    const size = isLong ? Number(data.readBigUInt64BE(at + 8)) : short || data.length - at;
    if (size < 8) return false;
    isPlayable ||= data.toString('latin1', at + 4, at + 8) === 'moov';
    at += size;
  }
  return isPlayable && at === data.length;
}

/** True where archive programs would find something to unpack, whatever else the file is. */
function isArchive(data: Buffer): boolean {
  const tail = data.subarray(-zipTailBytes);
  const isZip =
    tail.includes('PK\x05\x06', 0, 'latin1') && data.includes('PK\x01\x02', 0, 'latin1');
  return (
    isZip ||
    data.includes('Rar!\x1a\x07', 0, 'latin1') ||
    data.includes('7z\xbc\xaf\x27\x1c', 0, 'latin1')
  );
}

/** True where a browser, an interpreter or a PDF reader could take the picture for theirs. */
const holdsPage = (data: Buffer): boolean =>
  /<script[\s>]|<html[\s>]|<iframe[\s>]|<!doctype html|<\?php/i.test(data.toString('latin1')) ||
  data.subarray(0, 1024).includes('%PDF-');

/** Reads the head of a picture alone, so that one that swells costs nothing. */
async function pictureProblem(data: Buffer): Promise<Problem | undefined> {
  try {
    const { width, height, pageHeight } = await sharp(data, { limitInputPixels: false }).metadata();
    const pixels = width * (pageHeight ?? height);
    if (pixels <= maxPixels) return undefined;
    return {
      text: 'The picture has {size} megapixels; at most {limit} can be shown.',
      values: { size: Math.ceil(pixels / 1e6), limit: maxPixels / 1e6 },
    };
  } catch {
    return { text: 'The file is damaged and cannot be read.' };
  }
}
