import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload';

/** What is read from the file itself. */
const measured = ['width', 'height', 'filesize'] as const;

/** Leaves out what a program says of a file's measures: the file says them. */
export const measureFileOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isSave = operation === 'create' || operation === 'update';
  if (req.payloadAPI !== 'REST' || !isSave || !('data' in args)) return args;
  const data: Record<string, unknown> = { ...args.data };
  for (const name of measured) delete data[name];
  return { ...args, data };
};

/** Keeps the focal point, in percent of width and height, within the picture. */
export const keepFocusWithin: CollectionBeforeValidateHook = ({ data }) => {
  for (const name of ['focalX', 'focalY'] as const)
    if (typeof data?.[name] === 'number') data[name] = Math.min(100, Math.max(0, data[name]));
  return data;
};
