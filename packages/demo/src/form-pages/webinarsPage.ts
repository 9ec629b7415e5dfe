import type { Scene } from '../pages/kit/scenes.ts';
import { fold, link, pic, t } from '../pages/kit/text.ts';
import type { L10n, SeedPage } from '../types.ts';

const title = t('Webinars', 'Webinars', 'ندوات عبر الإنترنت', 'Вебинары');

/** `/webinars/`: the webinars that lie ahead, and what people ask about them. */
const webinarsPage = (brand: string, scene: Scene, lead: L10n): SeedPage => ({
  type: 'lego_page',
  alias: '/webinars/',
  brands: [brand],
  title,
  field_lead: lead,
  hero: pic(scene),
  metatag: { description: lead },
  blocks: [
    {
      type: 'event_list',
      query: { ...(brand !== 'SEG' && { schools: [brand] }), kind: ['webinar'] },
    },
    {
      type: 'accordion',
      field_title: t(
        'Before you register',
        'Antes de inscribirte',
        'قبل التسجيل',
        'Прежде чем записаться',
      ),
      is_faq: true,
      field_items: [
        fold(
          t('Do I need a camera?', '¿Necesito cámara?', 'هل أحتاج إلى كاميرا؟', 'Нужна ли камера?'),
          t(
            'No. You see us, we don’t see you. Questions are typed, and your name is shown only to the hosts.',
            'No. Tú nos ves, nosotros a ti no. Las preguntas se escriben y tu nombre solo lo ven los anfitriones.',
            'لا. أنت ترانا ونحن لا نراك. تُكتب الأسئلة ولا يظهر اسمك إلا لمقدمي الندوة.',
            'Нет. Вы видите нас, мы вас — нет. Вопросы пишутся, а ваше имя видят только ведущие.',
          ),
        ),
        fold(
          t(
            'Which time is shown?',
            '¿Qué hora se muestra?',
            'بأي توقيت تظهر المواعيد؟',
            'Какое время указано?',
          ),
          t(
            'Swiss time in the list, and your own on the page of the webinar.',
            'La hora suiza en la lista y la tuya en la página del webinar.',
            'بتوقيت سويسرا في القائمة، وبتوقيتك في صفحة الندوة.',
            'В списке — швейцарское, на странице вебинара — и ваше местное.',
          ),
        ),
        fold(
          t(
            'Can I watch later?',
            '¿Puedo verlo después?',
            'هل يمكنني المشاهدة لاحقًا؟',
            'Можно ли посмотреть позже?',
          ),
          t(
            'Yes, if you register. The recording arrives on the following day and stays for 30 days.',
            'Sí, si te inscribes. La grabación llega al día siguiente y está disponible 30 días.',
            'نعم، إذا سجّلت. يصلك التسجيل في اليوم التالي ويبقى متاحًا 30 يومًا.',
            'Да, если вы зарегистрируетесь. Запись придёт на следующий день и будет доступна 30 дней.',
          ),
        ),
      ],
    },
    {
      type: 'cta',
      field_tone: 'tint',
      field_title: t(
        'Rather talk to one person?',
        '¿Prefieres hablar con una sola persona?',
        'هل تفضل الحديث مع شخص واحد؟',
        'Хотите поговорить лично?',
      ),
      field_links: [
        link(
          '/meet-a-representative/',
          t(
            'Meet a representative',
            'Habla con un representante',
            'قابل ممثلنا',
            'Встреча с представителем',
          ),
        ),
      ],
    },
  ],
});

/** The webinar listings of all brands. */
export const webinarsPages: SeedPage[] = [
  webinarsPage(
    'SEG',
    'conference',
    t(
      'Hosted by all four schools: one hour, one subject, all the questions you have.',
      'Con las cuatro escuelas: una hora, un tema y todas tus preguntas.',
      'تقدمها المدارس الأربع: ساعة واحدة وموضوع واحد وكل ما لديك من أسئلة.',
      'Их ведут все четыре школы: один час, одна тема и любые ваши вопросы.',
    ),
  ),
  webinarsPage(
    'CR',
    'seminar-room',
    t(
      'Short lectures from Weggis, with figures to download and a case to argue about.',
      'Clases breves desde Weggis, con cifras para descargar y un caso que discutir.',
      'محاضرات قصيرة من فيغيس، مع أرقام للتنزيل ودراسة حالة للنقاش.',
      'Короткие лекции из Веггиса: цифры, которые можно скачать, и кейс, о котором можно поспорить.',
    ),
  ),
  webinarsPage(
    'CAA',
    'kitchen-still-life',
    t(
      'We cook, you ask. Live from the teaching kitchen in Ascona.',
      'Nosotros cocinamos, tú preguntas. En directo desde la cocina escuela de Ascona.',
      'نحن نطبخ وأنت تسأل. مباشرة من مطبخ التعليم في أسكونا.',
      'Мы готовим, вы спрашиваете. Прямой эфир с учебной кухни в Асконе.',
    ),
  ),
  webinarsPage(
    'HIM',
    'alps-dusk',
    t(
      'An evening in the Schilthalde by video: students answer, nobody reads out slides.',
      'Una velada en el Schilthalde por vídeo: responden estudiantes y nadie lee diapositivas.',
      'أمسية في شيلتهالده عبر الفيديو: الطلاب يجيبون، ولا أحد يقرأ الشرائح.',
      'Вечер в «Шильтхальде» по видео: отвечают студенты, и никто не читает слайды вслух.',
    ),
  ),
  webinarsPage(
    'SHMS',
    'lake-sunset',
    t(
      'Conversations from the palace about hotels, events and the arithmetic behind both.',
      'Conversaciones desde el palacio sobre hoteles, eventos y la aritmética que hay detrás.',
      'أحاديث من القصر عن الفنادق والفعاليات والحسابات التي وراءها.',
      'Беседы из дворца об отелях, событиях и арифметике, на которой всё держится.',
    ),
  ),
];
