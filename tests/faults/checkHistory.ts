/** A lead by the visitor's idempotency key and the reference that the product gave it. */
export interface Entry {
  readonly key: string;
  readonly reference: string;
  /** Address that the visitor typed; each visitor of a run has another one. */
  readonly email: string;
}

/** What a run with faults leaves behind. */
export interface History {
  /** Each answer that showed a visitor a reference. */
  readonly acknowledged: readonly (Entry & { readonly shown: string })[];
  /** Keys of everything that visitors sent, answered or not. */
  readonly sent: ReadonlySet<string>;
  /** Keys that were refused for good. */
  readonly refused: ReadonlySet<string>;
  readonly inbox: readonly (Entry & { readonly slot?: string })[];
  /** Each post that the CRM took, repeated ones too. */
  readonly taken: readonly Entry[];
  /** Seats of each visit slot. */
  readonly seats: ReadonlyMap<string, number>;
}

/** Names each broken promise in one sentence; none means that the run is sound. */
export function checkHistory(history: History): string[] {
  return [...checkArrival(history), ...checkOrigin(history), ...checkSeats(history)];
}

/** What was acknowledged is in the inbox once, and at the CRM at least once under one key. */
function checkArrival({ acknowledged, inbox, taken }: History): string[] {
  const stored = Map.groupBy(inbox, ({ reference }) => reference);
  const delivered = Map.groupBy(taken, ({ reference }) => reference);
  const arrivals = acknowledged.flatMap(({ key, reference }) => {
    const rows = stored.get(reference)?.filter((row) => row.key === key).length ?? 0;
    const isDelivered = delivered.get(reference)?.some((post) => post.key === key);
    return [
      ...(rows === 1 ? [] : [`${reference} is in the inbox ${rows} times`]),
      ...(isDelivered ? [] : [`${reference} is not at the CRM`]),
    ];
  });
  return [
    ...arrivals,
    ...findConflicts(inbox, 'key', 'reference'),
    ...findConflicts(inbox, 'reference', 'key'),
    ...findConflicts(taken, 'reference', 'key'),
    ...findConflicts(acknowledged, 'reference', 'key'),
  ];
}

/** Nothing is stored or delivered that nobody sent, and each visitor meets own data only. */
function checkOrigin({ acknowledged, sent, refused, inbox, taken }: History): string[] {
  const emails = new Map(acknowledged.map(({ key, email }) => [key, email]));
  const records = [...inbox, ...taken].flatMap(({ key, reference, email }) => [
    ...(sent.has(key) ? [] : [`${reference} was sent by nobody`]),
    ...(refused.has(key) ? [`${reference} was refused, yet taken`] : []),
    ...((emails.get(key) ?? email) === email ? [] : [`${reference} holds another's address`]),
  ]);
  const leaks = acknowledged.flatMap(({ reference, shown, key }) =>
    acknowledged
      .filter((other) => other.key !== key)
      .filter((other) => shown.includes(other.email) || shown.includes(other.reference))
      .map((other) => `${reference} was shown data of ${other.reference}`),
  );
  return [...records, ...leaks];
}

function checkSeats({ inbox, seats }: History): string[] {
  const taken = Map.groupBy(
    inbox.filter(({ slot }) => slot),
    ({ slot }) => slot ?? '',
  );
  return [...taken]
    .filter(([slot, rows]) => rows.length > (seats.get(slot) ?? 0))
    .map(([slot, rows]) => `${slot} has ${seats.get(slot) ?? 0} seats and ${rows.length} visitors`);
}

function findConflicts(
  entries: readonly Entry[],
  one: 'key' | 'reference',
  many: 'key' | 'reference',
): string[] {
  return [...Map.groupBy(entries, (entry) => entry[one])]
    .filter(([, group]) => new Set(group.map((entry) => entry[many])).size > 1)
    .map(([value]) => `${one} ${value} has more than one ${many}`);
}
