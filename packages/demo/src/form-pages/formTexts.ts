import type { FormNodeType } from '@concierge/contract/node';
import { t } from '../pages/kit/text.ts';
import type { L10n, Markdown, SeedPage } from '../types.ts';
import { applyCards, applyDocuments } from './applyTexts.ts';

interface FormTexts {
  pretitle: L10n;
  body?: Markdown;
  above?: Markdown;
  application?: Markdown;
  cards?: NonNullable<SeedPage['field_side_cards']>;
}

/**
 * What form pages of a type say on every brand's site: what happens after sending, and what is good
 * to know before.
 */
export const formTexts: Record<Exclude<FormNodeType, 'webinar'>, FormTexts> = {
  apply: {
    pretitle: t('Application', 'Solicitud', 'التقديم', 'Поступление'),
    above: t(
      'The form takes about four minutes. What you type is kept in this window until you send it.',
      'El formulario lleva unos cuatro minutos. Lo que escribes se conserva en esta ventana hasta que lo envías.',
      'يستغرق النموذج نحو أربع دقائق. ما تكتبه محفوظ في هذه النافذة حتى ترسله.',
      'Заполнение займёт около четырёх минут. Всё введённое хранится в этом окне, пока вы не отправите форму.',
    ),
    application: applyDocuments,
    cards: applyCards,
  },
  contact: { pretitle: t('Contact', 'Contacto', 'اتصل بنا', 'Контакты') },
  brochure: {
    pretitle: t('Brochure', 'Folleto', 'الكتيّب', 'Брошюра'),
    body: t(
      '## What is in it\n\n- every programme with its timetable, semester by semester\n- all fees in Swiss francs, and what they cover\n- internships: where, how long, how much they pay\n- rooms, meals, health insurance and visas\n\nThe PDF comes by e-mail within two working days. The printed one leaves Switzerland in the same time and takes between three days and two weeks.',
      '## Qué contiene\n\n- todos los programas con su horario, semestre a semestre\n- todos los precios en francos suizos y lo que incluyen\n- las prácticas: dónde, cuánto duran y cuánto se cobra\n- alojamiento, comidas, seguro médico y visado\n\nEl PDF llega por correo electrónico en dos días laborables. El impreso sale de Suiza en el mismo plazo y tarda entre tres días y dos semanas.',
      '## محتوى الكتيّب\n\n- كل برنامج بجدوله، فصلًا بعد فصل\n- كل الرسوم بالفرنك السويسري وما تشمله\n- التدريب: أين، وكم مدته، وكم أجره\n- السكن والوجبات والتأمين الصحي والتأشيرة\n\nيصلك ملف PDF بالبريد الإلكتروني خلال يومي عمل. أما المطبوع فيغادر سويسرا في المدة نفسها ويستغرق من ثلاثة أيام إلى أسبوعين.',
      '## Что внутри\n\n- все программы с расписанием по семестрам\n- все цены в швейцарских франках и что в них входит\n- стажировки: где, сколько длятся и сколько платят\n- жильё, питание, медицинская страховка и виза\n\nPDF придёт на почту в течение двух рабочих дней. Печатная брошюра уходит из Швейцарии в тот же срок и идёт от трёх дней до двух недель.',
    ),
  },
  visit: {
    pretitle: t('Visit', 'Visita', 'زيارة', 'Визит'),
    body: t(
      '## How a visit goes\n\n1. You choose a day and a time; we confirm within one working day.\n2. A student meets you at the station and shows you around, for about ninety minutes.\n3. You sit in on a class and have lunch with us, if you like.\n4. An adviser answers what is left: fees, visa, admission.\n\nVisits are free. Families are welcome. Tell us if you need step-free access or a special meal.',
      '## Cómo es una visita\n\n1. Eliges día y hora; confirmamos en un día laborable.\n2. Un estudiante te recoge en la estación y te enseña la escuela, unos noventa minutos.\n3. Si quieres, asistes a una clase y comes con nosotros.\n4. Un asesor responde a lo que quede: precios, visado, admisión.\n\nLas visitas son gratuitas. Las familias son bienvenidas. Dinos si necesitas acceso sin escalones o una comida especial.',
      '## كيف تسير الزيارة\n\n1. تختار اليوم والوقت، ونؤكد الموعد خلال يوم عمل واحد.\n2. يستقبلك أحد الطلاب في المحطة ويريك المكان في نحو تسعين دقيقة.\n3. تحضر درسًا وتتناول الغداء معنا إن أحببت.\n4. يجيبك مستشار عمّا تبقى: الرسوم والتأشيرة والقبول.\n\nالزيارات مجانية، ونرحب بالعائلات. أخبرنا إن كنت بحاجة إلى مدخل بلا درج أو إلى وجبة خاصة.',
      '## Как проходит визит\n\n1. Вы выбираете день и время, мы подтверждаем в течение рабочего дня.\n2. Студент встречает вас на вокзале и показывает школу — около полутора часов.\n3. По желанию вы посещаете занятие и обедаете с нами.\n4. Консультант отвечает на остальное: стоимость, виза, поступление.\n\nВизиты бесплатны. Семьям мы рады. Скажите, если вам нужен вход без ступеней или особое меню.',
    ),
  },
  meet: {
    pretitle: t(
      'In your city, or by video',
      'En tu ciudad o por vídeo',
      'في مدينتك أو عبر الفيديو',
      'В вашем городе или по видео',
    ),
    body: t(
      '## What to bring\n\nYour questions, and if you have them your school reports. A conversation takes forty minutes. Nothing has to be decided in it, and nobody will call you afterwards unless you ask.',
      '## Qué traer\n\nTus preguntas y, si las tienes, tus notas. La conversación dura cuarenta minutos. No hay que decidir nada y nadie te llamará después si no lo pides.',
      '## ماذا تُحضر معك\n\nأسئلتك، وكشوف درجاتك إن توفرت. يستغرق اللقاء أربعين دقيقة. لا يلزمك أن تقرر فيه شيئًا، ولن يتصل بك أحد بعده ما لم تطلب ذلك.',
      '## Что взять с собой\n\nСвои вопросы и, если есть, школьные оценки. Разговор длится сорок минут. Решать ничего не нужно, и после него никто не будет вам звонить, если вы сами не попросите.',
    ),
  },
  open_house: {
    pretitle: t(
      'Open house',
      'Jornada de puertas abiertas',
      'اليوم المفتوح',
      'День открытых дверей',
    ),
    body: t(
      '## The day\n\n- **10:00** coffee, and a welcome by the students’ council\n- **10:30** two trial classes of your choice\n- **12:15** lunch, cooked and served by the second semester\n- **13:30** tour, rooms included\n- **15:00** admission, fees and visas, at one table\n\nThe day ends at 16:00. Trains back run every half hour.',
      '## La jornada\n\n- **10:00** café y bienvenida del consejo de estudiantes\n- **10:30** dos clases de prueba a tu elección\n- **12:15** comida, preparada y servida por el segundo semestre\n- **13:30** recorrido, habitaciones incluidas\n- **15:00** admisión, precios y visado, en una misma mesa\n\nTermina a las 16:00. Hay trenes de vuelta cada media hora.',
      '## برنامج اليوم\n\n- **10:00** قهوة وترحيب من مجلس الطلاب\n- **10:30** درسان تجريبيان من اختيارك\n- **12:15** غداء يطبخه ويقدمه طلاب الفصل الثاني\n- **13:30** جولة تشمل الغرف\n- **15:00** القبول والرسوم والتأشيرة على طاولة واحدة\n\nينتهي اليوم في الساعة 16:00، وقطارات العودة كل نصف ساعة.',
      '## Программа\n\n- **10:00** кофе и приветствие студенческого совета\n- **10:30** два пробных занятия на выбор\n- **12:15** обед, который готовит и подаёт второй семестр\n- **13:30** экскурсия, включая комнаты\n- **15:00** поступление, стоимость и виза — за одним столом\n\nДень заканчивается в 16:00. Поезда обратно идут каждые полчаса.',
    ),
  },
  open_culinary: {
    pretitle: t(
      'Culinary open day',
      'Jornada culinaria',
      'يوم الطهي المفتوح',
      'День открытой кухни',
    ),
    body: t(
      '## The day\n\n- **09:30** market walk, baskets provided\n- **11:00** your workshop: hot kitchen, bread or chocolate\n- **13:00** lunch: we eat what everybody made\n- **14:30** tour of kitchens, cellar and rooms\n- **15:30** admission, fees and visas over coffee\n\nAprons, knives and shoes in all sizes are here. Tell us what you cannot eat, and nobody will miss anything.',
      '## La jornada\n\n- **9:30** paseo por el mercado, con cestas\n- **11:00** tu taller: cocina caliente, pan o chocolate\n- **13:00** comemos lo que ha preparado cada uno\n- **14:30** recorrido por cocinas, bodega y habitaciones\n- **15:30** admisión, precios y visado con un café\n\nTenemos delantales, cuchillos y zapatos de todas las tallas. Dinos qué no puedes comer y a nadie le faltará nada.',
      '## برنامج اليوم\n\n- **09:30** جولة في السوق مع سلال جاهزة\n- **11:00** ورشتك: المطبخ الساخن أو الخبز أو الشوكولاتة\n- **13:00** غداء مما أعدّه الجميع\n- **14:30** جولة في المطابخ والقبو والغرف\n- **15:30** القبول والرسوم والتأشيرة مع القهوة\n\nلدينا مآزر وسكاكين وأحذية بكل المقاسات. أخبرنا بما لا تأكله فلا يفوتك شيء.',
      '## Программа\n\n- **9:30** прогулка по рынку, корзины наши\n- **11:00** ваш мастер-класс: горячий цех, хлеб или шоколад\n- **13:00** обед: едим то, что приготовили все\n- **14:30** кухни, погреб и комнаты\n- **15:30** поступление, стоимость и виза за кофе\n\nФартуки, ножи и обувь всех размеров у нас есть. Скажите, чего вам нельзя, и никто ни в чём не будет обделён.',
    ),
  },
  refer: {
    pretitle: t('Refer a friend', 'Recomienda a un amigo', 'رشّح صديقًا', 'Пригласить друга'),
    body: t(
      '## How it works\n\nWe write to your friend **once**, and not in your name. If your friend enrols, each of you gets **CHF 500** towards books, knives or the journey home. If not, we delete the address after 30 days.',
      '## Cómo funciona\n\nEscribimos a tu amigo **una sola vez**, y no en tu nombre. Si se matricula, cada uno recibe **500 CHF** para libros, cuchillos o el viaje a casa. Si no, borramos la dirección a los 30 días.',
      '## كيف يعمل ذلك\n\nنراسل صديقك **مرة واحدة**، وليس باسمك. إن التحق بالدراسة حصل كل منكما على **500 فرنك سويسري** للكتب أو السكاكين أو رحلة العودة. وإلا حذفنا عنوانه بعد 30 يومًا.',
      '## Как это работает\n\nМы напишем другу **один раз**, и не от вашего имени. Если он поступит, каждый из вас получит **500 франков** на книги, ножи или дорогу домой. Если нет, мы удалим адрес через 30 дней.',
    ),
  },
  livechat: {
    pretitle: t('Live chat', 'Chat en directo', 'محادثة مباشرة', 'Онлайн-чат'),
    body: t(
      'The chat is staffed Monday to Friday, 8:00 to 18:00, Swiss time. At all other hours your message waits for us here, and we answer on the next working day.',
      'El chat atiende de lunes a viernes, de 8:00 a 18:00, hora suiza. El resto del tiempo tu mensaje nos espera aquí y respondemos el siguiente día laborable.',
      'المحادثة متاحة من الإثنين إلى الجمعة، من 8:00 إلى 18:00 بتوقيت سويسرا. وفي سائر الأوقات تنتظرنا رسالتك هنا ونجيب في يوم العمل التالي.',
      'В чате отвечают с понедельника по пятницу, с 8:00 до 18:00 по швейцарскому времени. В остальные часы сообщение подождёт нас здесь, и мы ответим в ближайший рабочий день.',
    ),
  },
};
