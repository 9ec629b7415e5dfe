import type { Payload } from 'payload';
import { presetsSlug } from '../../presets/checkPreset.ts';
import type { Identity } from './person/identity.ts';
import { isNamedIn } from './person/mentions.ts';

/**
 * Deletes the saved views of the inbox, whoever saved them, whose name or filter has the address or
 * telephone of one of these persons.
 */
export async function erasePresets(
  payload: Payload,
  identities: readonly Identity[],
): Promise<void> {
  const { docs } = await payload.db.find<{ id: number; title?: unknown; where?: unknown }>({
    collection: presetsSlug,
    where: { relatedCollection: { equals: 'leads' } },
    pagination: false,
  });
  const ids = docs.flatMap(({ id, title, where }) => {
    const text = `${String(title ?? '')}\n${JSON.stringify(where ?? '')}`;
    return identities.some((identity) => isNamedIn(text, identity)) ? [id] : [];
  });
  if (ids.length > 0)
    await payload.db.deleteMany({ collection: presetsSlug, where: { id: { in: ids } } });
}
