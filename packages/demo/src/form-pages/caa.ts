import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { formPagesOf } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

/** Form pages of the Culinary Academy Ascona. */
export const caaFormPages: SeedPage[] = formPagesOf('CAA', {
  apply: {
    scene: 'kitchen-copper',
    title: t(
      'Reserve your place at the stove',
      'Reserva tu sitio en los fogones',
      'احجز مكانك عند الموقد',
      'Займите место у плиты',
    ),
    lead: t(
      'Sixteen cooks to a kitchen, never more. If you can taste what is missing in a soup, start here.',
      'Dieciséis cocineros por cocina, nunca más. Si al probar una sopa notas lo que le falta, empieza por aquí.',
      'ستة عشر طاهيًا في المطبخ الواحد، لا أكثر. إن كنت تتذوق الحساء فتعرف ما ينقصه، فابدأ من هنا.',
      'Шестнадцать поваров на кухню, не больше. Если вы чувствуете, чего не хватает супу, начните здесь.',
    ),
    body: t(
      'You need not have worked in a restaurant. Tell us about a dish that you have cooked more than ten times, and what you changed the last time.',
      'No hace falta que hayas trabajado en un restaurante. Cuéntanos un plato que hayas cocinado más de diez veces y qué cambiaste la última.',
      'لا يلزم أن تكون قد عملت في مطعم. حدثنا عن طبق أعددته أكثر من عشر مرات، وماذا غيّرت فيه آخر مرة.',
      'Опыт в ресторане не обязателен. Расскажите о блюде, которое вы готовили больше десяти раз, и что вы изменили в последний.',
    ),
  },
  contact: {
    title: t('Write to the kitchen', 'Escribe a la cocina', 'اكتب إلى المطبخ', 'Напишите на кухню'),
    lead: t(
      'We answer between lunch and dinner service, always within one working day.',
      'Respondemos entre el servicio de comida y el de cena, siempre en un día laborable.',
      'نرد بين خدمة الغداء وخدمة العشاء، ودائمًا خلال يوم عمل واحد.',
      'Мы отвечаем между обедом и ужином, всегда в течение рабочего дня.',
    ),
  },
  brochure: {
    scene: 'kitchen-still-life',
    title: t(
      'A brochure with one recipe',
      'Un folleto con una receta',
      'كتيّب فيه وصفة واحدة',
      'Брошюра с одним рецептом',
    ),
    lead: t(
      'Programmes, kitchens, fees, and the risotto of the first examination. You may practise.',
      'Programas, cocinas, precios y el risotto del primer examen. Puedes ir practicando.',
      'البرامج والمطابخ والرسوم، وريزوتو الامتحان الأول. يمكنك أن تتمرن عليه.',
      'Программы, кухни, стоимость — и ризотто первого экзамена. Можно потренироваться.',
    ),
  },
  visit: {
    scene: 'kitchen-pass',
    title: t(
      'Stand at the pass for a day',
      'Un día en el pase',
      'قف عند ممر الأطباق يومًا',
      'День на раздаче',
    ),
    lead: t(
      'Come on any weekday. You will smell the bread before you see the lake.',
      'Ven cualquier día laborable. Olerás el pan antes de ver el lago.',
      'تعال في أي يوم عمل. ستشم رائحة الخبز قبل أن ترى البحيرة.',
      'Приезжайте в любой будний день. Запах хлеба вы почувствуете раньше, чем увидите озеро.',
    ),
  },
  meet: {
    scene: 'market-stall',
    title: t(
      'Meet us at the market',
      'Nos vemos en el mercado',
      'نلتقي في السوق',
      'Встретимся на рынке',
    ),
    lead: t(
      'In every city we choose the market hall. You ask about the academy, we ask where you buy your tomatoes.',
      'En cada ciudad elegimos el mercado. Tú preguntas por la academia y nosotros, dónde compras los tomates.',
      'في كل مدينة نختار السوق المسقوف. تسأل أنت عن الأكاديمية، ونسأل نحن من أين تشتري الطماطم.',
      'В каждом городе мы выбираем рынок. Вы спрашиваете об академии, мы — где вы покупаете помидоры.',
    ),
  },
  open_culinary: {
    scene: 'pastry-bench',
    title: t(
      'Come hungry, leave floury',
      'Ven con hambre, vete con harina',
      'تعال جائعًا واخرج مغطى بالدقيق',
      'Приходите голодными, уйдёте в муке',
    ),
    lead: t(
      'One Saturday, three workshops, one long table on the terrace.',
      'Un sábado, tres talleres, una mesa larga en la terraza.',
      'يوم سبت، وثلاث ورش، ومائدة طويلة على الشرفة.',
      'Одна суббота, три мастер-класса, один длинный стол на террасе.',
    ),
  },
  refer: {
    scene: 'bread-oven',
    title: t(
      'Who cooks better than you?',
      '¿Quién cocina mejor que tú?',
      'من يطبخ أفضل منك؟',
      'Кто готовит лучше вас?',
    ),
    lead: t(
      'Send them here. You will be at the same table again.',
      'Envíanos a esa persona. Volveréis a compartir mesa.',
      'أرسله إلينا، وستجتمعان على مائدة واحدة من جديد.',
      'Пришлите этого человека к нам. Вы снова окажетесь за одним столом.',
    ),
  },
  ...livechatPage,
});
