/** Why a command doesn't go on, in one sentence; nothing has been overwritten. */
export class Refusal extends Error {}
