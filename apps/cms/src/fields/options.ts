/** What every field factory takes besides name and label. */
export interface FieldOptions {
  required?: boolean;
  /** Whether the column is indexed. */
  index?: boolean;
  description?: string;
  /** Placeholder shown in the empty field. */
  placeholder?: string;
  /** Column width in a row, e.g. `50%`. */
  width?: string;
  /** Shown only while this is true of the document or the sibling fields. */
  condition?: (data: Record<string, unknown>, siblings: Record<string, unknown>) => boolean;
}

/** The `admin` part of a field from its options; keys that weren't given stay absent. */
export const fieldAdmin = ({ description, placeholder, width, condition }: FieldOptions) => ({
  ...(description ? { description } : {}),
  ...(placeholder ? { placeholder } : {}),
  ...(width ? { width } : {}),
  ...(condition ? { condition } : {}),
});

/** What every field has besides its type; keys that weren't given stay absent. */
export const fieldBase = (name: string, label: string, options: FieldOptions) => ({
  name,
  label,
  ...(options.required ? { required: true } : {}),
  ...(options.index ? { index: true } : {}),
  admin: fieldAdmin(options),
});
