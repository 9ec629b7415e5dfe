/**
 * Data folder of the product under test, where journeys read its secrets and bring about what only
 * a broken system does. `npm test` names it in `E2E_DATA_DIR`; without it they fail.
 */
export function dataDir(): string {
  const folder = process.env['E2E_DATA_DIR'];
  if (!folder)
    throw new Error('Name the data folder of the product under test in E2E_DATA_DIR, e.g. .data');
  return folder;
}
