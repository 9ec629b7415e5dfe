/** What a handler of the contract's calls reads of a request; making a whole one costs more. */
export interface CallRequest extends Pick<Request, 'url' | 'signal' | 'json'> {
  readonly headers: Pick<Headers, 'get'>;
}
