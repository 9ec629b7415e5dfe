import { setPriority } from 'node:os';
import { brandByCode } from '@concierge/brands/registry';
import { loadKeptBrands } from '../../content/keptBrands.ts';
import { replaceFile } from '../../runtime/replaceFile.ts';
import { drawCard } from './drawCard.ts';
import { drawIcon } from './drawIcon.ts';
import { encodeImage, isUnreadable } from './encodeImage.ts';
import type { PictureJob, PictureOrder, PictureReply } from './pictureJob.ts';

/**
 * The process that makes pictures for a site (pictures.ts): behind its visitors in the queue for
 * the processor, and gone with all that encoding took when nobody wants pictures. It ends with the
 * site, not by the terminal's signal: what is being made is finished.
 */
setPriority(4);
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (order: PictureOrder) => void answer(order));

async function answer({ id, job, path }: PictureOrder): Promise<void> {
  const reply: PictureReply = await make(job)
    .then((bytes) => replaceFile(path, bytes))
    .then(
      () => ({ id }),
      async (error: unknown) => ({
        id,
        problem: error instanceof Error ? error.message : String(error),
        isUnreadable: await isUnreadable(sourcePath(job)),
      }),
    );
  process.send?.(reply);
}

function sourcePath(job: PictureJob): string | undefined {
  if (job.kind === 'icon') return undefined;
  return job.kind === 'image' ? job.source : job.picture;
}

async function make(job: PictureJob): Promise<Buffer> {
  if (job.kind === 'image') return encodeImage(job.source, job.request, job.effort);
  if (job.kind === 'icon') return drawIcon(job.svg, job.icon);
  loadKeptBrands();
  const brand = brandByCode(job.card.brand);
  if (!brand) throw new Error(`${job.card.brand} is no brand`);
  return drawCard(brand, job.card.lang, job.card.title, job.picture);
}
