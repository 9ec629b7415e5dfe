/** What people and machines type that means something to a database, or to whoever shows it. */
export const hostile = [
  '"',
  "'; DROP TABLE search_index;--",
  'hotel AND NOT (a OR b*) NEAR/2 ^c {title}: -d',
  "a & b | !c <-> d:* \\ '",
  '%_%',
  '👩‍🍳🏔️',
  '\u200f\u202eفندق\u202c',
  '\u0000',
  '\ud800',
  'zqhotel ztprogram a04hotel',
  'hotel '.repeat(834),
  'x'.repeat(5000),
];
