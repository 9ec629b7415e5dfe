import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { thankYouPage } from './thankYouPage.ts';

/**
 * Thank-you pages of the ten lead types (spec §7), live chat's confirmation (§2), and what follows
 * a pop-up.
 */
export const thankYouPages: SeedPage[] = [
  thankYouPage('apply', {
    title: t(
      'Your application is with us',
      'Tenemos tu solicitud',
      'وصلنا طلبك',
      'Ваша заявка у нас',
    ),
    lead: t(
      'Thank you. A confirmation with your reference is on its way to your e-mail address.',
      'Gracias. Te enviamos por correo electrónico una confirmación con tu referencia.',
      'شكرًا لك. نرسل إلى بريدك الإلكتروني تأكيدًا برقمك المرجعي.',
      'Спасибо. Подтверждение с номером обращения придёт на вашу почту.',
    ),
    next: t(
      '1. Within **three working days** your adviser reads what you wrote and introduces themselves by e-mail.\n2. You choose a time for the conversation, thirty minutes by video.\n3. Within **ten working days** after it you have our answer in writing.\n\nNo money is due before you accept an offer.',
      '1. En **tres días laborables** tu asesor lee lo que has escrito y se presenta por correo.\n2. Eliges hora para la conversación, treinta minutos por vídeo.\n3. En **diez días laborables** tienes nuestra respuesta por escrito.\n\nNo hay que pagar nada antes de aceptar una oferta.',
      '1. خلال **ثلاثة أيام عمل** يقرأ مستشارك ما كتبته ويعرّفك بنفسه عبر البريد الإلكتروني.\n2. تختار موعدًا لمحادثة مدتها ثلاثون دقيقة عبر الفيديو.\n3. خلال **عشرة أيام عمل** بعدها يصلك ردنا مكتوبًا.\n\nلا تدفع شيئًا قبل أن تقبل العرض.',
      '1. В течение **трёх рабочих дней** консультант прочитает заявку и представится вам по почте.\n2. Вы выберете время для разговора: тридцать минут по видео.\n3. Через **десять рабочих дней** после него придёт наш письменный ответ.\n\nДо согласия на предложение платить ничего не нужно.',
    ),
  }),
  thankYouPage('webinar', {
    title: t('You are registered', 'Inscripción confirmada', 'تم تسجيلك', 'Вы записаны'),
    lead: t(
      'Day, hour and a calendar entry are on their way to you by e-mail.',
      'Te enviamos por correo el día, la hora y la cita para el calendario.',
      'نرسل إليك بالبريد الإلكتروني اليوم والساعة والموعد لإضافته إلى التقويم.',
      'День, час и запись для календаря придут вам на почту.',
    ),
    next: t(
      'Your host writes to you with the link before the webinar begins. If it has not come by the day itself, [write to us](/contact/). Whoever can’t come after all gets the recording.',
      'Quien dirige el webinar te escribe antes con el enlace. Si el mismo día no ha llegado, [escríbenos](/contact/). Si al final no puedes asistir, recibirás la grabación.',
      'يراسلك مقدّم الندوة بالرابط قبل بدئها. وإن لم يصلك حتى يومها ف[راسلنا](/contact/). ومن تعذّر عليه الحضور وصله التسجيل.',
      'До начала ведущий напишет вам и пришлёт ссылку. Если в день вебинара её нет, [напишите нам](/contact/). Если не сможете прийти, получите запись.',
    ),
  }),
  thankYouPage('meet-rep', {
    title: t(
      'We look forward to meeting you',
      'Tenemos ganas de conocerte',
      'نتطلع إلى لقائك',
      'Будем рады встрече',
    ),
    lead: t(
      'Your wish has reached our adviser for your region.',
      'Tu petición ha llegado a nuestro asesor para tu región.',
      'وصل طلبك إلى مستشارنا في منطقتك.',
      'Ваша просьба уже у консультанта вашего региона.',
    ),
    next: t(
      'You have an e-mail with time and place, or with the video link, within one working day. If the time doesn’t suit you after all, answer that e-mail: it goes to a person.',
      'En un día laborable tendrás un correo con la hora y el lugar, o con el enlace al vídeo. Si al final no te va bien, responde a ese correo: lo lee una persona.',
      'تصلك خلال يوم عمل واحد رسالة بالوقت والمكان أو برابط الفيديو. وإن لم يناسبك الموعد فأجب عن تلك الرسالة، فهي تصل إلى إنسان.',
      'В течение рабочего дня придёт письмо со временем и местом или со ссылкой на видео. Если время не подойдёт, ответьте на него: его читает человек.',
    ),
  }),
  thankYouPage('brochure', {
    title: t(
      'We are sending you the brochure',
      'Te enviamos el folleto',
      'سنرسل إليك الكتيّب',
      'Мы отправим вам брошюру',
    ),
    lead: t(
      'The PDF comes by e-mail within two working days. If you asked for paper, it leaves Switzerland in the same time.',
      'El PDF te llega por correo electrónico en dos días laborables. Si lo pediste en papel, sale de Suiza en el mismo plazo.',
      'يصلك ملف PDF بالبريد الإلكتروني خلال يومي عمل. وإن طلبت النسخة الورقية فستغادر سويسرا في المدة نفسها.',
      'PDF придёт на почту в течение двух рабочих дней. Печатная брошюра, если вы её просили, уйдёт из Швейцарии в тот же срок.',
    ),
    next: t(
      'Nothing, unless you want it. There will be no calls. If the PDF has not arrived by then, look among the unwanted ones, then [write to us](/contact/).',
      'Nada, salvo que tú quieras. No te llamaremos. Si para entonces el PDF no ha llegado, mira en el no deseado y luego [escríbenos](/contact/).',
      'لا شيء ما لم ترغب في ذلك، ولن نتصل بك. إن لم يصل الملف حتى ذلك الحين فابحث في البريد غير المرغوب فيه، ثم [راسلنا](/contact/).',
      'Ничего, если вы сами не захотите. Звонить не будем. Если PDF к этому сроку не пришёл, загляните в спам, а потом [напишите нам](/contact/).',
    ),
  }),
  thankYouPage('contact', {
    title: t(
      'We have your question',
      'Tenemos tu pregunta',
      'وصلنا سؤالك',
      'Мы получили ваш вопрос',
    ),
    lead: t(
      'You have an answer within one working day.',
      'Tendrás respuesta en un día laborable.',
      'يصلك الرد خلال يوم عمل واحد.',
      'Ответим в течение рабочего дня.',
    ),
    next: t(
      'Your question goes to the person who can answer it, not to a queue. If we need to ask back, we do so once, by e-mail.',
      'Tu pregunta llega a la persona que puede responderla, no a una cola. Si necesitamos algún dato, te lo pedimos una sola vez, por correo.',
      'يصل سؤالك إلى من يستطيع الإجابة عنه، لا إلى قائمة انتظار. وإن احتجنا إلى توضيح طلبناه مرة واحدة بالبريد الإلكتروني.',
      'Вопрос попадёт к тому, кто может ответить, а не в очередь. Если понадобится уточнение, мы спросим один раз, по почте.',
    ),
  }),
  thankYouPage('visit-school', {
    title: t('See you soon', 'Hasta pronto', 'إلى لقاء قريب', 'До скорой встречи'),
    lead: t(
      'Your preferred time is with us. We confirm it within one working day.',
      'Tenemos tu hora preferida. La confirmamos en un día laborable.',
      'وصلنا موعدك المفضل، ونؤكده خلال يوم عمل واحد.',
      'Желаемое время у нас. Подтвердим его в течение рабочего дня.',
    ),
    next: t(
      'With this answer come the train times, the name of the student who meets you, and a telephone number for the day. Wear shoes that like stairs.',
      'Con esa respuesta llegan los horarios de tren, el nombre del estudiante que te espera y un teléfono para ese día. Trae zapatos a los que les gusten las escaleras.',
      'مع هذا الرد تصلك مواعيد القطارات واسم الطالب الذي يستقبلك ورقم هاتف لذلك اليوم. انتعل حذاءً مريحًا لصعود الدرج.',
      'С этим ответом придут расписание поездов, имя студента, который вас встретит, и телефон на этот день. Наденьте обувь, которая любит лестницы.',
    ),
  }),
  thankYouPage('openhouse', {
    brands: ['SEG', 'CR', 'HIM', 'SHMS'],
    title: t('We are expecting you', 'Te esperamos', 'نحن في انتظارك', 'Ждём вас'),
    lead: t(
      'Day, hour and a calendar entry are on their way to you by e-mail.',
      'Te enviamos por correo el día, la hora y la cita para el calendario.',
      'نرسل إليك بالبريد الإلكتروني اليوم والساعة والموعد لإضافته إلى التقويم.',
      'День, час и запись для календаря придут вам на почту.',
    ),
    next: t(
      'A week before the day we write to you with the way to us and ask which two trial classes you would like. If more guests want to come with you, [write to us](/contact/).',
      'Una semana antes te escribimos cómo llegar y te preguntamos qué dos clases de prueba prefieres. Si te acompaña más gente, [escríbenos](/contact/).',
      'قبل الموعد بأسبوع نراسلك بطريق الوصول إلينا ونسألك أي درسين تجريبيين تفضل. وإن رافقك ضيوف آخرون ف[راسلنا](/contact/).',
      'За неделю мы напишем, как до нас добраться, и спросим, какие два пробных занятия вы выбираете. Если гостей станет больше, [напишите нам](/contact/).',
    ),
  }),
  thankYouPage('openculinary', {
    brands: ['SEG', 'CAA'],
    title: t(
      'Your apron is hanging ready',
      'Tu delantal ya está colgado',
      'مئزرك جاهز',
      'Фартук уже ждёт',
    ),
    lead: t(
      'Your workshop is noted. Day and hour are on their way to you by e-mail.',
      'Hemos anotado tu taller. Te enviamos por correo el día y la hora.',
      'سجّلنا ورشتك، ونرسل إليك بالبريد الإلكتروني اليوم والساعة.',
      'Ваш мастер-класс записан. День и час придут вам на почту.',
    ),
    next: t(
      'We have noted what you cannot eat. If that changes, tell us by Thursday: on Friday we order. Come with short nails and an empty stomach.',
      'Hemos anotado lo que no puedes comer. Si cambia algo, dínoslo hasta el jueves: el viernes hacemos el pedido. Ven con las uñas cortas y el estómago vacío.',
      'سجّلنا ما لا يمكنك أكله. إن تغيّر شيء فأخبرنا حتى يوم الخميس، فنحن نطلب المؤن يوم الجمعة. تعال بأظافر قصيرة ومعدة خالية.',
      'Мы записали, чего вам нельзя. Если что-то изменится, скажите до четверга: в пятницу мы заказываем продукты. Приходите с короткими ногтями и голодными.',
    ),
  }),
  thankYouPage('refer', {
    title: t(
      'Thank you for thinking of somebody',
      'Gracias por pensar en alguien',
      'شكرًا لأنك فكرت في غيرك',
      'Спасибо, что подумали о другом',
    ),
    lead: t(
      'We write to your friend once, and say only that somebody who knows the address asked us to.',
      'Escribimos a tu amigo una sola vez y decimos solo que nos lo pidió alguien que conoce su dirección.',
      'نراسل صديقك مرة واحدة، ولا نذكر إلا أن شخصًا يعرف عنوانه طلب منا ذلك.',
      'Мы напишем вашему другу один раз и скажем только, что нас попросил об этом кто-то, кто знает его адрес.',
    ),
    next: t(
      'If your friend enrols, we write to both of you about the CHF 500. If not, we delete the address after 30 days.',
      'Si tu amigo se matricula, os escribiremos a ambos por los 500 CHF. Si no, borramos la dirección a los 30 días.',
      'إن التحق صديقك بالدراسة راسلناكما معًا بشأن مبلغ 500 فرنك. وإلا حذفنا عنوانه بعد 30 يومًا.',
      'Если друг поступит, мы напишем вам обоим о 500 франках. Если нет, адрес будет удалён через 30 дней.',
    ),
  }),
  thankYouPage('popup', {
    title: t(
      'Thank you, we will write',
      'Gracias, te escribiremos',
      'شكرًا لك، سنراسلك',
      'Спасибо, мы напишем',
    ),
    lead: t(
      'One letter, within one working day.',
      'Una carta, en un día laborable.',
      'رسالة واحدة خلال يوم عمل واحد.',
      'Одно письмо в течение рабочего дня.',
    ),
    next: t(
      'You decide whether there is a second one: if you don’t answer, there is none.',
      'Tú decides si hay una segunda: si no respondes, no la habrá.',
      'أنت تقرر إن كانت هناك رسالة ثانية: إن لم تُجب فلن تكون.',
      'Будет ли второе, решаете вы: не ответите — не будет.',
    ),
  }),
  thankYouPage('livechat-confirmation', {
    title: t(
      'Your message has arrived',
      'Tu mensaje ha llegado',
      'وصلت رسالتك',
      'Сообщение получено',
    ),
    lead: t(
      'Thank you. We answer on the next working day, by e-mail or telephone.',
      'Gracias. Respondemos el siguiente día laborable, por correo o por teléfono.',
      'شكرًا لك. نجيب في يوم العمل التالي بالبريد الإلكتروني أو بالهاتف.',
      'Спасибо. Ответим в ближайший рабочий день по почте или телефону.',
    ),
    next: t(
      'The colleague who answers has read what you wrote; you won’t have to say it twice. From Monday to Friday, 8:00 to 18:00 Swiss time, somebody is in the chat in person.',
      'Quien te responda habrá leído lo que escribiste; no tendrás que repetirlo. De lunes a viernes, de 8:00 a 18:00 hora suiza, hay alguien en el chat.',
      'من يجيبك سيكون قد قرأ ما كتبته، فلن تضطر إلى تكراره. ومن الإثنين إلى الجمعة، من 8:00 إلى 18:00 بتوقيت سويسرا، تجد من يحادثك مباشرة.',
      'Тот, кто ответит, уже прочитает ваше сообщение; повторять не придётся. С понедельника по пятницу, с 8:00 до 18:00 по швейцарскому времени, в чате есть живой человек.',
    ),
  }),
];
