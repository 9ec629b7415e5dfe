/** Something that is wrong now. */
export interface Problem {
  /** The same as long as it is the same problem. */
  readonly key: string;
  /** What a person reads. */
  readonly text: string;
  /** Whether it can't wait for the end of the quiet hours. */
  readonly isUrgent: boolean;
}

/** What is remembered of an alarm between two looks. */
export interface AlarmState extends Problem {
  /** Milliseconds at which it began, and was seen last. */
  readonly since: number;
  readonly seenAt: number;
  /** Channels that have taken it. */
  readonly raised: readonly string[];
  /** Channels that have taken that it is over. */
  readonly resolved: readonly string[];
}

/** A message that a channel is to take. */
export interface AlarmMessage {
  readonly state: AlarmState;
  readonly channel: string;
  readonly kind: 'raised' | 'resolved';
}

/** Milliseconds for which a problem must be gone before it counts as over. */
const calmMs = 5 * 60_000;

/**
 * The alarms after a look at what is wrong: those that go on, new ones, and those that may be over.
 * `unseen` are keys, or their beginnings, of what could not be looked at: these are not over.
 */
export function afterLook(
  states: readonly AlarmState[],
  problems: readonly Problem[],
  now: number,
  unseen: readonly string[] = [],
): AlarmState[] {
  const isUnseen = (key: string): boolean =>
    unseen.some((one) => key === one || key.startsWith(`${one}:`));
  const seen = new Map(problems.map((problem) => [problem.key, problem]));
  const stateKeys = new Set(states.map(({ key }) => key));
  return [
    ...states.map((state) => {
      const problem = seen.get(state.key);
      if (!problem) return isUnseen(state.key) ? { ...state, seenAt: now } : state;
      // A channel that was told of its end is told again.
      const raised = state.raised.filter((channel) => !state.resolved.includes(channel));
      return { ...state, ...problem, seenAt: now, raised, resolved: [] };
    }),
    ...problems
      .filter(({ key }) => !stateKeys.has(key))
      .map((problem) => ({ ...problem, since: now, seenAt: now, raised: [], resolved: [] })),
  ];
}

const isOver = (state: AlarmState, now: number): boolean => now - state.seenAt >= calmMs;

/**
 * What is to be sent now: each alarm once to each channel, and once that it is over to those that
 * have taken it. In quiet hours only what is urgent.
 */
export function dueMessages(
  states: readonly AlarmState[],
  channels: readonly string[],
  { now, isQuiet }: { readonly now: number; readonly isQuiet: boolean },
): AlarmMessage[] {
  return states.flatMap((state) => {
    if (isQuiet && !state.isUrgent) return [];
    const over = isOver(state, now);
    const kind = over ? ('resolved' as const) : ('raised' as const);
    return channels
      .filter((channel) => (over ? state.raised.includes(channel) : true))
      .filter((channel) => !state[kind].includes(channel))
      .map((channel) => ({ state, channel, kind }));
  });
}

/**
 * The alarms after channels took these messages; what is over and told to every channel that there
 * still is, is forgotten.
 */
export function afterSending(
  states: readonly AlarmState[],
  taken: readonly AlarmMessage[],
  channels: readonly string[],
  now: number,
): AlarmState[] {
  return states
    .map((state) => {
      const mine = taken.filter(({ state: { key } }) => key === state.key);
      const messageChannels = (kind: AlarmMessage['kind']) =>
        mine.filter((message) => message.kind === kind).map(({ channel }) => channel);
      return {
        ...state,
        raised: [...state.raised, ...messageChannels('raised')],
        resolved: [...state.resolved, ...messageChannels('resolved')],
      };
    })
    .filter(
      (state) =>
        !isOver(state, now) ||
        state.raised.some(
          (channel) => channels.includes(channel) && !state.resolved.includes(channel),
        ),
    );
}
