/** Something that waits for a person. */
export interface Todo {
  readonly key: string;
  /** What waits, in the language of the admin. */
  readonly label: string;
  /** How many; the list behind `href` has exactly as many rows. */
  readonly count: number;
  readonly href: string;
  /** Something went wrong that does not mend itself. */
  readonly isFailure?: boolean;
}
