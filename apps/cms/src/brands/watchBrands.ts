import { shippedTokens } from '@concierge/brands/brandTokens';
import { isOwnGroup } from '@concierge/brands/liveBrands';
import { registry } from '@concierge/brands/registry';
import type { Payload } from 'payload';
import { runSql } from '../runtime/database/runSql.ts';
import type { Brand } from '../runtime/payload-types.ts';
import { applyBrands, loadBrands } from './applyBrands.ts';

/** Milliseconds between two looks at whether another process changed a brand. */
const lookMs = 2000;
/** All of them are few, and what an import brings in may be older than what is here. */
const fingerprint = 'select id, code, updated_at from brands order by id';

/**
 * Keeps a row for each shipped brand that has none (ADR 38), makes the rows the brands of this
 * process, and follows what other processes change.
 */
export async function watchBrands(payload: Payload): Promise<void> {
  await keepShipped(payload);
  applyBrands(payload, await loadBrands(payload));
  const look = async () => JSON.stringify(await runSql(payload, fingerprint));
  let seen = await look();
  const follow = async () => {
    const now = await look();
    if (now === seen) return;
    applyBrands(payload, await loadBrands(payload));
    seen = now;
  };
  const timer = setInterval(() => {
    follow().catch((error: unknown) => payload.logger.warn({ err: error }, 'brands'));
  }, lookMs);
  timer.unref();
}

type Data = Omit<Brand, 'id' | 'createdAt' | 'updatedAt'>;

/** Another process that starts at the same time may have kept it. */
async function keep(payload: Payload, data: Data): Promise<void> {
  try {
    await payload.create({
      collection: 'brands',
      data,
      context: { skipChanges: true },
      overrideAccess: true,
      depth: 0,
    });
  } catch (error) {
    const entries = await loadBrands(payload);
    if (!entries.some(({ code }) => code === data.code)) throw error;
  }
}

/**
 * The shipped brands as people find them: with their names and colours, free to be changed. A group
 * of its own keeps none of them.
 */
async function keepShipped(payload: Payload): Promise<void> {
  const entries = await loadBrands(payload);
  if (isOwnGroup(entries)) return;
  const storedCodes = new Set(entries.map(({ code }) => code));
  for (const { code, name, place, kind, isMicrosite, newsletterLists } of registry) {
    if (storedCodes.has(code)) continue;
    const { brand, accent, ink, paper, tint } = shippedTokens(code).color;
    const colors = { brand, accent, ink, paper, tint };
    const data = { code, name, place, kind, isMicrosite, newsletterLists, colors };
    await keep(payload, data);
  }
}
