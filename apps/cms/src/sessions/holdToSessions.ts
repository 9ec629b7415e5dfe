import type { Payload } from 'payload';
import { heldToSession } from './heldToSession.ts';

/** Step of a start: from here on a token opens nothing without an open session. */
export async function holdToSessions(payload: Payload): Promise<void> {
  payload.authStrategies = payload.authStrategies.map(({ name, authenticate }) => ({
    name,
    authenticate: heldToSession(authenticate),
  }));
}
