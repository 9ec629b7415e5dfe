import { isRecord } from '../runtime/isRecord.ts';

interface Call {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * The answer to a call of the admin. One about a form that is open already says how its rows were
 * folded when it was asked for: rows that were opened meanwhile would fold again under the hands,
 * so that is left to the form.
 */
export function asFolded({ name, args }: Call, answer: unknown): unknown {
  if (name !== 'form-state' || !isRecord(args['formState'])) return answer;
  if (!isRecord(answer) || !isRecord(answer['state'])) return answer;
  const fields = Object.entries(answer['state']).map(([path, field]) => [path, unfolded(field)]);
  return { ...answer, state: Object.fromEntries(fields) };
}

function unfolded(field: unknown): unknown {
  if (!isRecord(field) || !Array.isArray(field['rows'])) return field;
  const rows = field['rows'].map(({ collapsed: _, ...row }) => row);
  return { ...field, rows };
}
