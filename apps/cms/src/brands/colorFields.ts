import type { BrandColors } from '@concierge/brands/brandEntry';
import { shippedTokens } from '@concierge/brands/brandTokens';
import {
  colorsFrom,
  minContrast,
  type UnreadablePair,
  unreadablePairs,
} from '@concierge/brands/colorsFrom';
import type { GroupField, TextField, TextFieldValidation } from 'payload';
import { uiField } from '../fields/admin/uiField.ts';
import { type Said, sayIn, sayTo } from '../i18n/say.ts';

type Seed = keyof BrandColors;

const names = {
  brand: 'Brand colour',
  accent: 'Links',
  ink: 'Text',
  paper: 'Ground',
  tint: 'Second ground',
} as const satisfies Record<Seed, Said>;

/** What the colours of a pair are called: as their fields, or as those that they follow. */
const pairNames = {
  ...names,
  inkSoft: 'Softer text',
  night: names.ink,
  onNight: names.paper,
  onBrand: names.paper,
} satisfies Record<UnreadablePair['text' | 'ground'], Said>;

/** The field at which an unreadable pair is said, by its text. */
const seedByText = {
  ink: 'ink',
  inkSoft: 'ink',
  accent: 'accent',
  onNight: 'ink',
  onBrand: 'brand',
} satisfies Record<UnreadablePair['text'], Seed>;
const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

/** The colours that are sound, of whatever a form holds. */
export function soundColors(values: Readonly<Record<string, unknown>> | undefined): BrandColors {
  const sound = Object.keys(names).flatMap((name) => {
    const value = values?.[name];
    return isColor(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(sound);
}

/** Pairs of a brand's colours that are below AA, with what a person chose for it. */
export const unreadableBrandPairs = (code: unknown, chosen: BrandColors) =>
  unreadablePairs(colorsFrom(shippedTokens(String(code ?? '')).color, chosen));

/** Says how far apart the colours of an unreadable pair are, in a language of the admin. */
export function contrastText(language: string, { text, ground, ratio }: UnreadablePair): string {
  const say = sayIn(language);
  return say('The contrast of {text} on {ground} is {ratio}:1; at least {least}:1 is needed.', {
    text: say(pairNames[text]),
    ground: say(pairNames[ground]),
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
    least: minContrast,
  });
}

/** Refuses a colour that is none, or that can't be read where it stands (WCAG 2.2 AA). */
const readable =
  (name: Seed): TextFieldValidation =>
  (value, { data, siblingData, req }) => {
    const say = sayTo({ req });
    if (!value) return true;
    if (!isColor(value)) return say('Write the colour as # and six digits, e.g. #0a4f45.');
    const { code } = data as { code?: unknown };
    const pairs = unreadableBrandPairs(code, soundColors(siblingData as Record<string, unknown>));
    const pair = pairs.find(({ text }) => seedByText[text] === name);
    return !pair || contrastText(req.i18n.language, pair);
  };

const color = (name: Seed): TextField => ({
  name,
  type: 'text',
  label: names[name],
  maxLength: 7,
  validate: readable(name),
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    ],
  },
  admin: { width: '20%' },
});

/** The five colours that a person chooses; all others of a brand follow from them. */
export const colorFields: GroupField = {
  name: 'colors',
  type: 'group',
  label: 'Colours',
  fields: [
    {
      type: 'row',
      fields: [color('brand'), color('accent'), color('ink'), color('paper'), color('tint')],
    },
    uiField('contrast', 'Contrast', '/brands/admin/ContrastNote.tsx#ContrastNote'),
  ],
};
