import { sayTo, type ValidationOptions } from '../../i18n/say.ts';

const minLength = 12;
/** Characters that are looked at; the time of the search grows with the square of them. */
const searchedLength = 48;
/** Of zxcvbn's scores 0 to 4: below it a password is found within a hundred million guesses. */
const minScore = 3;

/**
 * Why a password is refused, in the language of whoever asks; undefined where it is a good one. It
 * has at least 12 characters, and is neither one of 49,000 that are known from break-ins nor made
 * of one by what people do to them (Password1234!, P@ssw0rd2026), nor of the person's own words.
 */
export async function passwordProblem(
  password: string,
  own: readonly string[],
  options?: ValidationOptions,
): Promise<string | undefined> {
  const say = sayTo(options);
  if ([...password].length < minLength)
    return say('A password has at least {n} characters.', { n: minLength });
  const judge = await loadJudge();
  const { score } = judge.check(beginning(password), [...own.map(beginning), 'concierge']);
  return score < minScore
    ? say(
        'This password is easily guessed. Take one of several words that nobody would put together.',
      )
    : undefined;
}

const beginning = (text: string): string => text.slice(0, searchedLength);

let loading: ReturnType<typeof load> | undefined;
/** The list takes 40 MB, so it is loaded with the first password that is set. */
function loadJudge(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}

async function load() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
  });
}
