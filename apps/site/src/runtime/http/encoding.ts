export type Encoding = 'br' | 'gzip' | 'identity';

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];
const seen = new Map<string, Encoding>();

/**
 * The encoding to answer in, read from `Accept-Encoding` (RFC 9110 §12.5.3): the highest weight
 * wins, brotli before gzip before identity among equals; `q=0` forbids one, `*` stands for those
 * not named. Nonsense is read as identity.
 */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > 512) return 'identity';
  const before = seen.get(header);
  if (before) return before;
  const chosen = negotiate(header);
  if (seen.size >= 500) seen.clear();
  seen.set(header, chosen);
  return chosen;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    weights.set(name === 'x-gzip' ? 'gzip' : name, encodingWeight(parameters));
  }
  // Identity is always acceptable, last, unless it is named.
  const weight = (name: Encoding) =>
    weights.get(name) ?? (name === 'identity' ? 0.0001 : (weights.get('*') ?? 0));
  const best = encodings.reduce((winner, name) => (weight(name) > weight(winner) ? name : winner));
  return weight(best) > 0 ? best : 'identity';
}

function encodingWeight(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  if (q === undefined) return 1;
  const weight = Number(q.slice(2));
  return Number.isFinite(weight) && weight >= 0 && weight <= 1 ? weight : 0;
}
