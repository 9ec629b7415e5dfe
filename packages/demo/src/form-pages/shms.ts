import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { formPagesOf } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

/** Form pages of the Seeblick Hotel Management School. */
export const shmsFormPages: SeedPage[] = formPagesOf('SHMS', {
  apply: {
    scene: 'facade-palace',
    title: t('Ask for the key', 'Pide la llave', 'اطلب المفتاح', 'Попросите ключ'),
    lead: t(
      'An application to the palace takes four minutes and one honest page. We answer every one of them.',
      'Presentarse al palacio lleva cuatro minutos y una página sincera. Respondemos a todas.',
      'يستغرق التقديم إلى القصر أربع دقائق وصفحة صادقة. ونحن نرد على كل طلب.',
      'Заявка во дворец — это четыре минуты и одна честная страница. Мы отвечаем на каждую.',
    ),
    body: t(
      'We look for people who like order and don’t mind when it breaks. Tell us about a day that went wrong, and what you did at ten past eight.',
      'Buscamos personas a las que les gusta el orden y no les asusta que se rompa. Cuéntanos un día que salió mal y qué hiciste a las ocho y diez.',
      'نبحث عمّن يحبون النظام ولا يقلقون حين يختل. حدثنا عن يوم لم يسر كما ينبغي، وماذا فعلت في الثامنة وعشر دقائق.',
      'Мы ищем тех, кто любит порядок и не пугается, когда он рушится. Расскажите о дне, когда всё пошло не так, и что вы сделали в десять минут девятого.',
    ),
  },
  contact: {
    title: t('Write to the palace', 'Escribe al palacio', 'اكتب إلى القصر', 'Напишите во дворец'),
    lead: t(
      'The porter’s desk sorts the letters, the right person answers: within one working day.',
      'La portería reparte las cartas y responde la persona indicada: en un día laborable.',
      'مكتب البوابة يوزع الرسائل، ويجيب الشخص المناسب خلال يوم عمل واحد.',
      'Портье разбирает почту, отвечает нужный человек: в течение рабочего дня.',
    ),
  },
  brochure: {
    scene: 'table-setting',
    title: t(
      'The Seeblick, on paper',
      'El Seeblick, en papel',
      'زيبليك على الورق',
      '«Зееблик» на бумаге',
    ),
    lead: t(
      'Thick paper, plain figures: what you learn in six semesters, and what they cost to the franc.',
      'Papel grueso y cifras claras: qué aprendes en seis semestres y cuánto cuestan, al franco.',
      'ورق سميك وأرقام واضحة: ما تتعلمه في ستة فصول وما تكلفه حتى آخر فرنك.',
      'Плотная бумага, ясные цифры: чему вы научитесь за шесть семестров и сколько это стоит с точностью до франка.',
    ),
  },
  visit: {
    scene: 'ballroom',
    title: t(
      'Be our guest on a Thursday',
      'Sé nuestro invitado un jueves',
      'كن ضيفنا يوم خميس',
      'Будьте нашим гостем в четверг',
    ),
    lead: t(
      'Any weekday is a good day to see the house. On Thursdays you can stay for the students’ dinner in the ballroom: four courses, on us.',
      'Cualquier día laborable es bueno para ver la casa. Los jueves puedes quedarte a la cena de estudiantes en el salón de baile: cuatro platos, invita la casa.',
      'كل أيام العمل مناسبة لزيارة الدار. وفي أيام الخميس يمكنك البقاء لعشاء الطلاب في قاعة الرقص: أربعة أطباق على حسابنا.',
      'Посмотреть дом можно в любой будний день. По четвергам оставайтесь на студенческий ужин в бальном зале: четыре блюда за наш счёт.',
    ),
  },
  meet: {
    scene: 'reception-desk',
    title: t(
      'A conversation in your city',
      'Una conversación en tu ciudad',
      'حديث في مدينتك',
      'Разговор в вашем городе',
    ),
    lead: t(
      'We take a quiet table in a good hotel lobby, because that is where this profession explains itself best.',
      'Elegimos una mesa tranquila en el vestíbulo de un buen hotel, porque ahí es donde mejor se explica esta profesión.',
      'نختار طاولة هادئة في بهو فندق جيد، فهناك تشرح هذه المهنة نفسها على أحسن وجه.',
      'Мы выбираем тихий столик в лобби хорошего отеля: там эта профессия объясняет себя лучше всего.',
    ),
  },
  open_house: {
    scene: 'lobby-evening',
    title: t(
      'All doors open, the cellars too',
      'Todas las puertas abiertas, también las del sótano',
      'كل الأبواب مفتوحة، حتى الأقبية',
      'Открыты все двери, даже в подвалы',
    ),
    lead: t(
      'From the boiler room to the belvedere: a day in the palace with the people who keep it running.',
      'De la sala de calderas al mirador: un día en el palacio con quienes lo mantienen en marcha.',
      'من غرفة الغلايات إلى الشرفة العليا: يوم في القصر مع من يسيّرون عمله.',
      'От котельной до бельведера: день во дворце с теми, на ком он держится.',
    ),
  },
  refer: {
    scene: 'lake-sail',
    title: t(
      'Save a seat beside you',
      'Guarda un asiento a tu lado',
      'احجز مقعدًا بجانبك',
      'Займите место рядом с собой',
    ),
    lead: t(
      'Some of our best students were somebody’s best friend first.',
      'Algunos de nuestros mejores estudiantes fueron primero el mejor amigo de alguien.',
      'بعض أفضل طلابنا كانوا في البداية أعز أصدقاء طالب آخر.',
      'Некоторые из лучших наших студентов сначала были чьими-то лучшими друзьями.',
    ),
  },
  ...livechatPage,
});
