import { Transform } from 'node:stream';

/** Passes bytes on, showing each chunk to `look`; fails once there are more than `limit`. */
export function limitBytes(limit: number, look: (chunk: Buffer) => void): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(new Error(`the file is larger than ${limit} bytes`));
      look(chunk);
      done(null, chunk);
    },
  });
}
