import type { ValidationError } from 'payload';
import { Refusal } from '../Refusal.ts';

/** Why a line was refused; throws again what is no refusal. */
export function refusalText(error: unknown): string {
  const faults = (error as ValidationError).data?.errors;
  if (!faults && !(error instanceof Refusal)) throw error;
  const why = faults?.map(({ path, message }) => `${path}: ${message}`).join(' ');
  return why ?? (error as Error).message;
}
