import { validationErrors } from '../foreign/ImportTarget.ts';
import { Refusal } from '../Refusal.ts';

/** Why a line was refused; throws again what is no refusal. */
export function refusalText(error: unknown): string {
  const faults = validationErrors(error);
  if (faults) return faults.map(({ path, message }) => `${path}: ${message}`).join(' ');
  if (error instanceof Refusal) return error.message;
  throw error;
}
