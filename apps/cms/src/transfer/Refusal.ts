/** Why an export or import doesn't go on, in one sentence; nothing has been written. */
export class Refusal extends Error {}
