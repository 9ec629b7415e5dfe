import type { z } from 'zod/mini';
import { log } from '../../runtime/log.ts';
import { type BackendCall, callBackend } from './backend.ts';
import { redirectTarget } from './redirectTarget.ts';

/** What the generic helper brings: data, or the target of a redirect. */
export type HelperResult = { data: unknown } | { redirect: string };

/**
 * The generic API helper (spec §7): GET, or POST with a body, to the configured API base;
 * parameters as query, JSON headers and the `entorno` header. 301 returns the target from
 * `errors[0].message`; any other status that is not ok is logged and yields undefined (spec §10.7).
 */
export async function callHelper(
  path: string,
  call: BackendCall,
): Promise<HelperResult | undefined> {
  try {
    const { status, statusText, data } = await callBackend(path, call);
    if (status >= 200 && status < 300) return { data };
    const target = status === 301 ? redirectTarget(data) : undefined;
    if (target !== undefined) return { redirect: target };
    throw new Error(`${status} ${statusText}`);
  } catch (error) {
    log.error({ err: error, brand: call.brand.code, path }, 'a call to the backend failed');
    return undefined;
  }
}

/**
 * The generic helper's data by the contract; undefined for a redirect, for data that doesn't fit,
 * and where the backend can't answer.
 */
export async function fetchData<T>(
  path: string,
  call: BackendCall,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const result = await callHelper(path, call);
  return result && 'data' in result ? schema.safeParse(result.data).data : undefined;
}
