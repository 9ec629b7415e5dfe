/** A translation of each of these English strings. */
export type Words<English> = Readonly<Record<keyof English, string>>;
