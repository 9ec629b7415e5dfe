import arrowLeft from '@tabler/icons/outline/arrow-left.svg?raw';
import arrowRight from '@tabler/icons/outline/arrow-right.svg?raw';
import arrowUp from '@tabler/icons/outline/arrow-up.svg?raw';
import arrowUpRight from '@tabler/icons/outline/arrow-up-right.svg?raw';
import facebook from '@tabler/icons/outline/brand-facebook.svg?raw';
import instagram from '@tabler/icons/outline/brand-instagram.svg?raw';
import linkedin from '@tabler/icons/outline/brand-linkedin.svg?raw';
import telegram from '@tabler/icons/outline/brand-telegram.svg?raw';
import tiktok from '@tabler/icons/outline/brand-tiktok.svg?raw';
import vk from '@tabler/icons/outline/brand-vk.svg?raw';
import wechat from '@tabler/icons/outline/brand-wechat.svg?raw';
import weibo from '@tabler/icons/outline/brand-weibo.svg?raw';
import whatsapp from '@tabler/icons/outline/brand-whatsapp.svg?raw';
import x from '@tabler/icons/outline/brand-x.svg?raw';
import youtube from '@tabler/icons/outline/brand-youtube.svg?raw';
import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw';
import download from '@tabler/icons/outline/download.svg?raw';
import studentPortal from '@tabler/icons/outline/id-badge-2.svg?raw';
import mail from '@tabler/icons/outline/mail.svg?raw';
import chat from '@tabler/icons/outline/message-circle.svg?raw';
import phone from '@tabler/icons/outline/phone.svg?raw';
import play from '@tabler/icons/outline/player-play.svg?raw';
import plus from '@tabler/icons/outline/plus.svg?raw';
import search from '@tabler/icons/outline/search.svg?raw';
import world from '@tabler/icons/outline/world.svg?raw';
import close from '@tabler/icons/outline/x.svg?raw';

/**
 * The strokes of an icon file, drawn by one path: each begins with a move to a place of its own. A
 * page has a hundred icons.
 */
const inner = (svg: string) => {
  const strokes = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, stroke = '']) => stroke);
  const tight = strokes
    .join('')
    .replaceAll(/ ?([a-z]) ?/gi, '$1')
    .replaceAll(' -', '-');
  return `<path d="${tight}"/>`;
};

/** The icons of the site by name (Tabler, outline); a new one is one import and one entry. */
export const icons = {
  arrowLeft: inner(arrowLeft),
  arrowRight: inner(arrowRight),
  arrowUp: inner(arrowUp),
  arrowUpRight: inner(arrowUpRight),
  chat: inner(chat),
  chevronDown: inner(chevronDown),
  close: inner(close),
  download: inner(download),
  facebook: inner(facebook),
  instagram: inner(instagram),
  linkedin: inner(linkedin),
  mail: inner(mail),
  phone: inner(phone),
  play: inner(play),
  plus: inner(plus),
  search: inner(search),
  studentPortal: inner(studentPortal),
  telegram: inner(telegram),
  tiktok: inner(tiktok),
  vk: inner(vk),
  wechat: inner(wechat),
  weibo: inner(weibo),
  whatsapp: inner(whatsapp),
  world: inner(world),
  x: inner(x),
  youtube: inner(youtube),
} as const;
export type IconName = keyof typeof icons;

export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);
