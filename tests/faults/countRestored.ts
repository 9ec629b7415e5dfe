export interface Arrivals {
  /** What visitors were told: key and instant, by reference. */
  readonly acknowledged: ReadonlyMap<string, { readonly key: string; readonly at: number }>;
  readonly inbox: readonly { readonly key: string; readonly reference: string }[];
  /** What the CRM took, before the disaster and after. */
  readonly taken: readonly { readonly key: string; readonly reference: string }[];
  /** When the backup's outboxes were copied, and when everything was wiped. */
  readonly instant: number;
  readonly wiped: number;
}

/** What a restored installation still has to get, what it has twice, and what is lost. */
export function count({ acknowledged, inbox, taken, instant, wiped }: Arrivals) {
  const inInbox = Map.groupBy(inbox, ({ key }) => key);
  const atCrm = Map.groupBy(taken, ({ key }) => key);
  const all = [...acknowledged].map(([reference, { key, at }]) => ({ reference, key, at }));
  const covered = all.filter(({ at }) => at < instant);
  const times = (key: string) => inInbox.get(key)?.length ?? 0;
  const missing = all.filter(({ key }) => times(key) === 0);
  const lost = missing.filter(({ at }) => at < instant).length;
  const twice = all.filter(({ key }) => times(key) > 1).length;
  const notAtCrm = covered.filter(({ key }) => !atCrm.has(key)).length;
  const underSeveralKeys = [...Map.groupBy(taken, ({ reference }) => reference).values()].filter(
    (group) => new Set(group.map(({ key }) => key)).size > 1,
  ).length;
  const earliest = Math.min(wiped, ...missing.map(({ at }) => at));
  return {
    acknowledged: all.length,
    acknowledgedBefore: covered.length,
    lost,
    twice,
    notAtCrm,
    underSeveralKeys,
    lostAfter: missing.length - lost,
    secondsLost: (wiped - earliest) / 1000,
    problems: lost + twice + notAtCrm + underSeveralKeys,
  };
}
