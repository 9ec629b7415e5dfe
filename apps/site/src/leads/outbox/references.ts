import { createHmac } from 'node:crypto';
import { referenceSigns } from '@concierge/contract/reference';
import { keyFor } from '../../forms/props/secret.ts';

/**
 * A lead's reference for the visitor, like `HIM-7K4Q-29XM`, made of its idempotency key: whichever
 * machine a repetition reaches shows the same one. Of 30^8 = 656 billion a brand; the ten millionth
 * enquiry meets a taken one with a chance of 1 in 65,000, and among ten million some 76 pairs clash
 * (n² / 2N). The inbox tells such a pair apart by a number behind the second.
 */
export function leadReference(brand: string, key: string): string {
  const bytes = createHmac('sha256', keyFor('reference')).update(`${brand}:${key}`).digest();
  // 128 bits of it: what the remainder prefers is then beyond measure.
  let rest = BigInt(`0x${bytes.toString('hex', 0, 16)}`);
  let word = '';
  for (let sign = 0; sign < 8; sign += 1) {
    word += referenceSigns[Number(rest % 30n)];
    rest /= 30n;
  }
  return `${brand}-${word.slice(0, 4)}-${word.slice(4)}`;
}
