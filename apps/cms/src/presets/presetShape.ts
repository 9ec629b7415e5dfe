import { isRecord } from '../runtime/isRecord.ts';

const maxFilterLength = 8000;
const maxColumns = 100;

/** Whether a filter is made of conditions only, whatever its fields and operators are. */
export const isFilter = (value: unknown): boolean =>
  isRecord(value) && JSON.stringify(value).length <= maxFilterLength && isCondition(value);

const isCondition = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(([key, inner]) =>
    key === 'and' || key === 'or'
      ? Array.isArray(inner) && inner.every(isCondition)
      : isRecord(inner),
  );

/** Whether a value is a list of columns, each shown or not. */
export const isColumns = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= maxColumns &&
  value.every(
    (column) =>
      isRecord(column) &&
      typeof column['accessor'] === 'string' &&
      column['accessor'].length <= 100 &&
      typeof column['active'] === 'boolean',
  );
