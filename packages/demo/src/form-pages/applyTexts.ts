import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';

/** Documents that an application needs (field_application_body). */
export const applyDocuments = t(
  '### Have these at hand\n\n- passport, valid for the first year of study\n- school reports of the last two years, or your degree with its transcript\n- proof of English, if you already have one\n- a page about why you want to host people, in your own words\n\nNothing has to be certified at this stage. Copies and photographs are fine; we ask for them by e-mail once we have read your application.',
  '### Ten a mano\n\n- pasaporte, válido durante el primer año de estudios\n- notas de los dos últimos años, o tu título con el expediente\n- certificado de inglés, si ya lo tienes\n- una página sobre por qué quieres recibir a gente, con tus palabras\n\nEn esta fase nada tiene que estar compulsado. Bastan copias o fotos; te las pediremos por correo cuando hayamos leído tu solicitud.',
  '### جهّز ما يلي\n\n- جواز سفر صالح لسنة الدراسة الأولى\n- كشوف درجات آخر سنتين، أو شهادتك مع كشف الدرجات\n- إثبات مستوى الإنجليزية إن كان لديك\n- صفحة بكلماتك عن سبب رغبتك في استقبال الناس وخدمتهم\n\nلا حاجة إلى التصديق في هذه المرحلة، وتكفي النسخ والصور. سنطلبها منك بالبريد الإلكتروني بعد قراءة طلبك.',
  '### Приготовьте\n\n- паспорт, действительный на первый год учёбы\n- оценки за последние два года или диплом с приложением\n- подтверждение английского, если оно уже есть\n- страницу о том, почему вы хотите принимать гостей, — своими словами\n\nНа этом этапе ничего не нужно заверять. Подойдут копии и фотографии; мы попросим их по почте, когда прочитаем заявку.',
);

/** The three steps of admission, as side cards of the application page (spec §2). */
export const applyCards: NonNullable<SeedPage['field_side_cards']> = [
  {
    field_pretitle: t('Step 1', 'Paso 1', 'الخطوة 1', 'Шаг 1'),
    title: t('You send it', 'Tú la envías', 'ترسل طلبك', 'Вы отправляете'),
    text: t(
      'You see a reference number at once. An adviser whom you can call by name reads your application within three working days.',
      'Ves enseguida un número de referencia. Un asesor con nombre y apellidos lee tu solicitud en tres días laborables.',
      'يظهر لك رقم مرجعي فورًا، ويقرأ طلبك مستشار تعرف اسمه خلال ثلاثة أيام عمل.',
      'Вы сразу видите номер заявки. Консультант, которого вы будете знать по имени, прочитает её за три рабочих дня.',
    ),
  },
  {
    field_pretitle: t('Step 2', 'Paso 2', 'الخطوة 2', 'Шаг 2'),
    title: t('We talk', 'Hablamos', 'نتحدث', 'Мы разговариваем'),
    text: t(
      'Thirty minutes by video, in English. No trick questions: we want to know what you notice about people.',
      'Treinta minutos por vídeo, en inglés. Sin preguntas trampa: queremos saber en qué te fijas de las personas.',
      'ثلاثون دقيقة عبر الفيديو بالإنجليزية. لا أسئلة محرجة: نريد أن نعرف ما الذي تلاحظه في الناس.',
      'Тридцать минут по видео, на английском. Без подвохов: нам важно, что вы замечаете в людях.',
    ),
  },
  {
    field_pretitle: t('Step 3', 'Paso 3', 'الخطوة 3', 'Шаг 3'),
    title: t('You decide', 'Tú decides', 'القرار لك', 'Вы решаете'),
    text: t(
      'Our answer comes within ten working days, in writing, with all costs. The offer stands for four weeks.',
      'Nuestra respuesta llega en diez días laborables, por escrito y con todos los costes. La oferta vale cuatro semanas.',
      'يصلك ردنا مكتوبًا خلال عشرة أيام عمل مع كل التكاليف، ويبقى العرض ساريًا أربعة أسابيع.',
      'Ответ приходит за десять рабочих дней, письменно и со всеми расходами. Предложение действует четыре недели.',
    ),
  },
];
