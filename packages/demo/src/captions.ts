import type { Lang } from '@concierge/contract/lang';

/** What is heard in a film, as WebVTT, and its transcript. */
export interface SeedCaptions {
  srclang: Lang;
  vtt: string;
  transcript: string;
}

const kitchenPass = (srclang: Lang, captions: readonly [string, string], transcript: string) => ({
  srclang,
  vtt: `WEBVTT

00:00.000 --> 00:03.000
${captions[0]}

00:03.000 --> 00:07.000
${captions[1]}
`,
  transcript,
});

/** Captions of the films in which something happens, by clip; the others are decoration. */
export const captions: Readonly<Record<string, readonly SeedCaptions[]>> = {
  'kitchen-pass': [
    kitchenPass(
      'en',
      ['[No sound]', '[Steam rises from the plates]'],
      'Plates stand ready under heat lamps; two cooks bend over the next ones.',
    ),
    kitchenPass(
      'es',
      ['[Sin sonido]', '[El vapor sube de los platos]'],
      'Una película de siete segundos, sin sonido.\n\nLos platos esperan bajo lámparas de cobre y de ellos sube el vapor. Detrás del pase, dos cocineros de blanco se inclinan sobre los siguientes. Nadie levanta la vista: enseguida empieza el servicio.',
    ),
    kitchenPass(
      'ar',
      ['[بلا صوت]', '[البخار يتصاعد من الأطباق]'],
      'فيلم مدته سبع ثوانٍ، بلا صوت.\n\nالأطباق جاهزة تحت مصابيح نحاسية ويتصاعد منها البخار. وخلف الممر ينحني طاهيان بالأبيض على الأطباق التالية. لا أحد يرفع بصره، فالخدمة تبدأ بعد لحظة.',
    ),
    kitchenPass(
      'ru',
      ['[Без звука]', '[От тарелок поднимается пар]'],
      'Фильм на семь секунд, без звука.\n\nТарелки стоят под медными лампами, от них поднимается пар. За раздачей два повара в белом склонились над следующими. Никто не поднимает глаз: сейчас начнётся подача.',
    ),
  ],
};
