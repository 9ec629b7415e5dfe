import { isRecord } from '../runtime/isRecord.ts';
import type { Values } from './contentKinds.ts';

/**
 * How long leads stay, in brand settings that an older version has exported: it called them
 * enquiries.
 */
export function formerTerms({ retention }: Values): Values {
  if (!isRecord(retention) || !('enquiries' in retention)) return {};
  const { enquiries: leads, ...others } = retention;
  return { retention: { leads, ...others } };
}
