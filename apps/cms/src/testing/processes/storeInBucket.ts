import { smallPicture, testPayload } from '../testPayload.ts';

/**
 * A backend whose bucket the environment names, for tests: uploads so many pictures, deletes the
 * first, says as JSON what became of each, and stays until it is ended.
 */
const count = Number(process.argv[2]);
const payload = await testPayload();
const told: { id?: number; status?: unknown; message?: string }[] = [];
for (let number = 0; number < count; number += 1)
  try {
    told.push({ id: (await smallPicture(payload)).id });
  } catch (error) {
    const { status, message } = error as Error & { status?: unknown };
    told.push({ status, message });
  }
const { id = 0 } = told[0] ?? {};
await payload.delete({ collection: 'media', id, overrideAccess: true });
process.stdout.write(JSON.stringify(told));
setInterval(() => undefined, 60_000);
