const maxPage = 10_000;

/** Number of a list's page in an address, from 1; anything else there is read as the first page. */
export function parsePageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^\d{1,5}$/.test(text) ? Math.min(maxPage, Math.max(1, Number(text))) : 1;
}
