const everyInterface: readonly string[] = ['0.0.0.0', '::'];

/** Host by which a process reaches itself, where it listens on this interface. */
export const hostToAsk = (listensOn: string): string =>
  everyInterface.includes(listensOn) ? '127.0.0.1' : listensOn;
