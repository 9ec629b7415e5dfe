import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overlayBrands } from '@concierge/brands/liveBrands';
import { pinnedBrand, registry } from '@concierge/brands/registry';
import {
  type BrandDefinitions,
  brandDefinitionsSchema,
} from '@concierge/contract/brandDefinitions';
import { log } from '../runtime/log.ts';
import { replaceFileSync } from '../runtime/replaceFile.ts';
import { settings } from '../runtime/settings.ts';
import { BackendError, callBackend } from './backend/backend.ts';

/**
 * The backend's last good answer, so that a start without the backend knows every brand (ADR 36).
 */
const file = join(settings.dataDir, 'brands.json');
/** The brands of this process as text. */
let applied = '';

const parse = (text: string): BrandDefinitions => brandDefinitionsSchema.parse(JSON.parse(text));

/**
 * Makes the brands of the last good answer those of this process; without one, the shipped ones.
 */
export function loadKeptBrands(): void {
  try {
    apply(readFileSync(file, 'utf8'));
  } catch {
    // No answer was ever kept, or it is broken: the backend is asked anyway.
  }
}

/** False where the text is what is applied already. */
function apply(text: string): boolean {
  if (text === applied) return false;
  overlayBrands(parse(text).brands);
  applied = text;
  return true;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Answers are taken in the order of their questions, so that an old one never replaces a new one.
 * `headers` are sent along: the backend has its brands for the site alone.
 */
export function refreshBrands(headers: Headers = {}): Promise<boolean> {
  const fetchNext = () => fetchBrands(headers);
  const next = latest.then(fetchNext, fetchNext);
  latest = next.catch(() => false);
  return next;
}
let latest: Promise<boolean> = Promise.resolve(false);

/**
 * Asks the backend for its brands, and keeps the answer; true where something is new. A backend
 * without that call (404) keeps none. Throws BackendError or ZodError, and all stays as it is; it
 * does so too where brands are kept and the answer has none, for a backend that is being emptied,
 * restored or replaced says nothing of brands.
 */
async function fetchBrands(headers: Headers): Promise<boolean> {
  const brand = pinnedBrand() ?? registry[0];
  if (!brand) return false;
  const { status, statusText, data } = await callBackend('/brand-definitions', {
    brand,
    headers,
  });
  if (status !== 200 && status !== 404)
    throw new BackendError('status', `brand-definitions: ${status} ${statusText}`, status);
  const { brands } = brandDefinitionsSchema.parse(status === 404 ? { brands: [] } : data);
  if (brands.length === 0 && applied !== '' && parse(applied).brands.length > 0) {
    log.warn('the backend names no brands; the last ones stay');
    return false;
  }
  const text = JSON.stringify({ brands, tags: [] });
  const isNew = apply(text);
  if (isNew) keep(text);
  return isNew;
}

/**
 * A disk that takes nothing leaves the old answer for the next start; this process goes on with the
 * new one.
 */
function keep(text: string): void {
  try {
    replaceFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    log.warn({ err: error }, 'the brands could not be written down');
  }
}
