import { chromiumFlags } from '../scripts/lib/chromium.ts';

/** What is measured by the type as visitors see it; the headless shell sets it a little taller. */
export const wholeChromium = {
  launchOptions: {
    executablePath: process.env['LOOK_CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [...chromiumFlags],
  },
};
