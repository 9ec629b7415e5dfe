interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly children?: readonly Node[];
}

const saysSomething = ({ type, text, children }: Node): boolean =>
  type === 'horizontalrule' || (text ?? '').trim() !== '' || (children ?? []).some(saysSomething);

/** Whether a text, formatted or not, says anything. */
export function holdsWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    saysSomething(value.root as Node)
  );
}
