/**
 * How a requirement is read: by the letter, by a reading of `spec §10`, or open, where the
 * specification says 'not shown' and no reading fills the gap.
 */
export const standings = ['exact', 'reading', 'open'] as const;

export interface Requirement {
  readonly id: string;
  readonly standing: (typeof standings)[number];
  /** Numbers of the readings of `spec §10` that concern it. */
  readonly readings: readonly number[];
}

/**
 * Parses the requirements of docs/specification.md. A reading names what it concerns after
 * 'Concerns': ids, or `S5.visit.*` for all of a group.
 */
export function parseRequirements(markdown: string): Requirement[] {
  const readings = parseReadings(markdown);
  return [...markdown.matchAll(/^\| (S\d[\w.]+) \| (.*?) \|/gm)].map(([, id = '', text = '']) => {
    const concerning = readings.filter(({ names }) => names.some((name) => covers(name, id)));
    const isRead = concerning.length > 0;
    return {
      id,
      standing: isRead ? 'reading' : text.includes('not shown') ? 'open' : 'exact',
      readings: concerning.map(({ number }) => number),
    };
  });
}

/** Names in the 'Concerns' of a reading that fit no requirement. */
export function unknownConcerns(markdown: string, ids: readonly string[]): string[] {
  return parseReadings(markdown)
    .flatMap(({ names }) => names)
    .filter((name) => !ids.some((id) => covers(name, id)));
}

interface Reading {
  readonly number: number;
  readonly names: readonly string[];
}

function parseReadings(markdown: string): Reading[] {
  const section = markdown.slice(markdown.indexOf('\n## 10.'));
  return section.split(/\n(?=\d+\. )/).flatMap((item) => {
    const number = Number(/^\d+(?=\. )/.exec(item)?.[0]);
    const concerns = /Concerns ([^.]*(?:\.[^.\s][^.]*)*)/.exec(item)?.[1] ?? '';
    const names = concerns.match(/S\d\.[a-z0-9]+\.(?:\d+|\*)/g) ?? [];
    return Number.isNaN(number) ? [] : [{ number, names }];
  });
}

function covers(name: string, id: string): boolean {
  return name === id || (name.endsWith('.*') && id.startsWith(name.slice(0, -1)));
}
