import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { formPagesOf } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

/** Form pages of the Hotel Institute Mürren. */
export const himFormPages: SeedPage[] = formPagesOf('HIM', {
  apply: {
    scene: 'cable-car',
    title: t(
      'Apply for a place on the mountain',
      'Solicita tu plaza en la montaña',
      'قدّم للحصول على مقعد في الجبل',
      'Подайте заявку на место в горах',
    ),
    lead: t(
      'We take sixty people in February and sixty in September. The village has room for no more, and the hotel needs every one of them.',
      'Entran sesenta personas en febrero y sesenta en septiembre. En el pueblo no caben más, y el hotel las necesita a todas.',
      'نقبل ستين شخصًا في فبراير وستين في سبتمبر. لا تتسع القرية لأكثر من ذلك، والفندق بحاجة إليهم جميعًا.',
      'Мы принимаем шестьдесят человек в феврале и шестьдесят в сентябре. Больше деревня не вместит, а отелю нужен каждый.',
    ),
    body: t(
      'Good marks help. So do a summer behind a counter, a year of looking after younger brothers, or the patience to fold forty napkins alike. Write about what you have done for other people: that is the part we read first.',
      'Las buenas notas ayudan. También un verano detrás de un mostrador, un año cuidando de tus hermanos o la paciencia de doblar cuarenta servilletas iguales. Cuéntanos qué has hecho por los demás: es lo primero que leemos.',
      'الدرجات الجيدة تساعدك، ومثلها صيف خلف طاولة الخدمة، أو سنة في رعاية إخوتك الصغار، أو الصبر على طي أربعين منديلًا بالطريقة نفسها. اكتب عمّا فعلته من أجل الآخرين، فهو أول ما نقرؤه.',
      'Хорошие оценки помогают. Как и лето за прилавком, год заботы о младших братьях или терпение сложить сорок одинаковых салфеток. Напишите, что вы сделали для других людей: это мы читаем первым.',
    ),
  },
  contact: {
    title: t(
      'Ask us in Mürren',
      'Pregúntanos en Mürren',
      'اسألنا في مورين',
      'Спросите нас в Мюррене',
    ),
    lead: t(
      'Two advisers, one desk, a view of the Eiger. You have an answer within one working day.',
      'Dos asesores, un mostrador y vistas al Eiger. Tendrás respuesta en un día laborable.',
      'مستشاران ومكتب واحد وإطلالة على جبل آيغر. يصلك الرد خلال يوم عمل واحد.',
      'Два консультанта, один стол, вид на Айгер. Ответим в течение рабочего дня.',
    ),
  },
  brochure: {
    scene: 'alps-noon',
    title: t(
      'Forty pages from 1,638 metres',
      'Cuarenta páginas desde 1.638 metros',
      'أربعون صفحة من ارتفاع 1,638 مترًا',
      'Сорок страниц с высоты 1638 метров',
    ),
    lead: t(
      'Programmes, fees and a week in the Schilthalde, written by the people who run it.',
      'Programas, precios y una semana en el Schilthalde, contados por quienes lo llevan.',
      'البرامج والرسوم وأسبوع في فندق شيلتهالده، بقلم من يديرونه.',
      'Программы, стоимость и неделя в «Шильтхальде» — от тех, кто им управляет.',
    ),
  },
  visit: {
    scene: 'train-viaduct',
    title: t(
      'Come up for a day and a night',
      'Sube un día y una noche',
      'اصعد إلينا يومًا وليلة',
      'Поднимитесь на день и ночь',
    ),
    lead: t(
      'Stay one night at the Schilthalde as our guest, sit in on two classes, have lunch with students.',
      'Pasa una noche en el Schilthalde invitado por la casa, asiste a dos clases y come con estudiantes.',
      'اقضِ ليلة في شيلتهالده ضيفًا علينا، واحضر درسين، وتناول الغداء مع الطلاب.',
      'Проведите ночь в «Шильтхальде» как наш гость, посетите два занятия, пообедайте со студентами.',
    ),
  },
  meet: {
    scene: 'train-station',
    title: t('We come down to meet you', 'Bajamos a verte', 'ننزل للقائك', 'Мы спустимся к вам'),
    lead: t(
      'Twice a year our advisers travel to cities on four continents. In between they talk to you by video, with the window open if you like.',
      'Dos veces al año nuestros asesores viajan a ciudades de cuatro continentes. Entretanto hablan contigo por vídeo, con la ventana abierta si quieres.',
      'يسافر مستشارونا مرتين في السنة إلى مدن في أربع قارات، وفيما بينهما يحدثونك عبر الفيديو، والنافذة مفتوحة إن أحببت.',
      'Дважды в год наши консультанты ездят по городам четырёх континентов. В остальное время они говорят с вами по видео, хоть с открытым окном.',
    ),
  },
  open_house: {
    scene: 'facade-chalet',
    title: t(
      'The house is open, boots welcome',
      'La casa está abierta, botas incluidas',
      'البيت مفتوح، وأحذية الجبل مرحب بها',
      'Дом открыт, можно в горных ботинках',
    ),
    lead: t(
      'Two trial classes, lunch by the second semester, and the cable car back down at four.',
      'Dos clases de prueba, la comida del segundo semestre y el teleférico de vuelta a las cuatro.',
      'درسان تجريبيان، وغداء من طلاب الفصل الثاني، والتلفريك للنزول في الرابعة.',
      'Два пробных занятия, обед от второго семестра и канатная дорога вниз в четыре.',
    ),
  },
  refer: {
    scene: 'bridge',
    title: t(
      'Who would you share a rope with?',
      '¿Con quién te atarías a la misma cuerda?',
      'مع من تتشارك حبل التسلق؟',
      'С кем бы вы пошли в одной связке?',
    ),
    lead: t(
      'If you know somebody who belongs up here, tell us, and tell them.',
      'Si conoces a alguien que debería estar aquí arriba, dínoslo, y díselo.',
      'إن كنت تعرف من مكانه هنا في الأعلى، فأخبرنا وأخبره.',
      'Если вы знаете, кому место здесь, наверху, скажите нам — и ему.',
    ),
  },
  ...livechatPage,
});
