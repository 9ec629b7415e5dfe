import { APIError } from 'payload';
import type { Enrolment } from './enrolment.ts';

/** What a sign-in lacks besides the password; `enrolment` where a factor must be set up first. */
export interface FactorNeed {
  readonly factor: 'code' | 'setUp';
  readonly enrolment?: Enrolment;
}

/** 401 after a right password: what else is needed stands in `errors[0].data`. */
export class FactorRefusal extends APIError<FactorNeed> {
  constructor(message: string, need: FactorNeed) {
    super(message, 401, need, true);
  }
}
