/** A node of Lexical as the database keeps it. */
export interface LexicalNode {
  type: string;
  version: number;
  [key: string]: unknown;
}
