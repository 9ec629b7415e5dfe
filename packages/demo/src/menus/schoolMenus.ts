import type { Scene } from '../pages/kit/scenes.ts';
import type { L10n, SeedMenu, SeedMenuItem, SeedPage } from '../types.ts';
import { item, outside, pageMenuItem } from './item.ts';
import { languages } from './languages.ts';
import { words as w } from './words.ts';

interface SchoolMenuInput {
  brand: string;
  programs: SeedPage[];
  campus: SeedPage;
  /** Pictures of the submenus: admissions, scholarships, student life, careers, about, dates. */
  scenes: readonly [Scene, Scene, Scene, Scene, Scene, Scene];
  /** The open day of this school. */
  openDay: { relative: string; title: L10n };
  /** Digits of the WhatsApp number. */
  whatsapp: string;
  wechat: string;
  recommended: SeedMenuItem[];
}

/** All six menu groups of a school's site (spec §3). */
export function schoolMenus(input: SchoolMenuInput): SeedMenu[] {
  const { brand, programs, campus, scenes, openDay } = input;
  const open = item(openDay.relative, openDay.title, {
    description: w.eventsText,
    scene: scenes[5],
  });
  const main: SeedMenuItem[] = [
    item('/programs/', w.programs, {
      description: w.programsText,
      below: [
        ...programs.map(pageMenuItem),
        item('/compare/', w.compare, { description: w.compareText }),
      ],
    }),
    item('/admissions/', w.admissions, {
      description: w.admissionsText,
      below: [
        item('/admissions/', w.admissions, { description: w.admissionsText, scene: scenes[0] }),
        item('/scholarships/', w.scholarships, {
          description: w.scholarshipsText,
          scene: scenes[1],
        }),
        item('/apply/', w.apply, { description: w.applyText }),
        item('/meet-a-representative/', w.meet, { description: w.meetText }),
      ],
    }),
    item('/campuses/', w.campus, {
      below: [
        pageMenuItem(campus),
        item('/student-life/', w.studentLife, { description: w.studentLifeText, scene: scenes[2] }),
        open,
      ],
    }),
    item('/careers/', w.careers, { description: w.careersText }),
    item('/about/', w.about, {
      below: [
        item('/about/', w.about, { description: w.aboutText, scene: scenes[4] }),
        item('/careers/', w.careers, { description: w.careersText, scene: scenes[3] }),
        item('/news/', w.news),
        item('/events/', w.events, { description: w.eventsText }),
        item('/contact/', w.contact),
      ],
    }),
  ];
  return [
    { brand, group: 'main', items: main },
    { brand, group: 'headersecondary', items: secondary() },
    { brand, group: 'headertopmost', items: topmost(input.whatsapp, input.wechat) },
    { brand, group: 'footer', items: footerMenu(programs, openDay) },
    { brand, group: 'search_recommended', items: input.recommended },
    { brand, group: 'languages', languages },
  ];
}

/** Buttons beside the main menu, and the apply-now menu (class `apply-now`). */
export const secondary = (): SeedMenuItem[] => [
  item('/brochure/', w.brochure),
  item('/visit/', w.visit),
  item('/apply/', w.applyFull, { class: 'apply-now', description: w.applyText }),
  item('/meet-a-representative/', w.meet, { class: 'apply-now', description: w.meetText }),
  item('/contact/', w.ask, { class: 'apply-now' }),
];

/** Contact icons; the class names the icon. */
export const topmost = (whatsapp: string, wechat: string): SeedMenuItem[] => [
  outside(`https://u.wechat.com/${wechat}`, w.wechat, 'wechat'),
  outside(`https://wa.me/${whatsapp}`, w.whatsapp, 'whatsapp'),
  outside('https://portal.summit-education.example/', w.studentPortal, 'student-portal'),
  item('/search/', w.search, { class: 'search' }),
];

/** Columns of the footer, accordions on a phone. */
const footerMenu = (programs: SeedPage[], openDay: SchoolMenuInput['openDay']): SeedMenuItem[] => [
  item('/programs/', w.programs, { below: programs.map(({ alias, title }) => item(alias, title)) }),
  item('/admissions/', w.study, {
    below: [
      item('/admissions/', w.admissions),
      item('/scholarships/', w.scholarships),
      item('/student-life/', w.studentLife),
      item('/careers/', w.careers),
    ],
  }),
  item('/about/', w.about, {
    below: [
      item('/about/', w.about),
      item('/campuses/', w.campus),
      item('/news/', w.news),
      item('/events/', w.events),
    ],
  }),
  item('/contact/', w.getInTouch, {
    below: [
      item('/contact/', w.contact),
      item('/visit/', w.visit),
      item(openDay.relative, openDay.title),
      item('/refer-a-friend/', w.refer),
      item('/livechat/', w.livechat),
    ],
  }),
];
