import Bowser from 'bowser';

/** Kind of browser and system, like `Firefox, Linux`; empty where the header names neither. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(', ');
}
