import { fold, t } from './text.ts';

/** Questions with answers that hold at all schools. */
export const questions = {
  visa: fold(
    t('Do I need a visa?', '¿Necesito un visado?', 'هل أحتاج إلى تأشيرة؟', 'Нужна ли мне виза?'),
    t(
      'Citizens of EU and EFTA states don’t. Everyone else needs a national visa (type D), which takes 8 to 12 weeks. We send the admission papers by courier and stay in touch with the embassy until you have it.',
      'Si eres de la UE o de la AELC, no. En los demás casos necesitas un visado nacional (tipo D), que tarda de 8 a 12 semanas. Te mandamos la carta de admisión por mensajería y seguimos en contacto con la embajada hasta que lo tengas.',
      'لا يحتاج إليها مواطنو الاتحاد الأوروبي ورابطة التجارة الحرة الأوروبية. أما الآخرون فيحتاجون إلى تأشيرة وطنية من النوع D يستغرق إصدارها من 8 إلى 12 أسبوعًا. نرسل إليك أوراق القبول بالبريد السريع ونبقى على تواصل مع السفارة حتى تتسلّم تأشيرتك.',
      'Гражданам стран ЕС и ЕАСТ не нужна. Всем остальным требуется национальная виза (тип D), она оформляется 8–12 недель. Мы отправим документы о зачислении курьером и останемся на связи с посольством до её получения.',
    ),
  ),
  room: fold(
    t('Where will I live?', '¿Dónde voy a vivir?', 'أين سأسكن؟', 'Где я буду жить?'),
    t(
      'On campus or within ten minutes on foot. Rooms are single or double, with your own desk and a shared kitchen on each floor. Three meals a day are part of the board fee.',
      'En el campus o a menos de diez minutos a pie. Las habitaciones son individuales o dobles, con escritorio propio y una cocina común por planta. La pensión incluye tres comidas al día.',
      'في الحرم أو على بُعد أقل من عشر دقائق سيرًا. الغرف فردية أو مزدوجة، ولكل طالب مكتب خاص، وفي كل طابق مطبخ مشترك. وتشمل رسوم الإقامة ثلاث وجبات يوميًا.',
      'На кампусе или не дальше десяти минут пешком. Комнаты одноместные или двухместные, с отдельным столом и общей кухней на этаже. В стоимость проживания входит трёхразовое питание.',
    ),
  ),
  language: fold(
    t(
      'What if my English isn’t good enough yet?',
      '¿Y si mi inglés todavía no alcanza?',
      'ماذا لو لم تكن لغتي الإنجليزية كافية بعد؟',
      'Что если моего английского пока не хватает?',
    ),
    t(
      'Apply all the same. If you are half a band short, we admit you with a course of ten weeks before term; if it is more, the foundation year in Weggis gets you there.',
      'Solicita plaza igualmente. Si te falta medio punto, te admitimos con un curso de diez semanas antes del semestre; si te falta más, el año preparatorio de Weggis te lleva hasta ahí.',
      'قدّم طلبك على أي حال. إذا كان ينقصك نصف درجة نقبلك مع دورة مدتها عشرة أسابيع قبل بدء الفصل، وإذا كان الفارق أكبر فالسنة التأسيسية في فيغيس توصلك إلى المستوى المطلوب.',
      'Подавайте заявку в любом случае. Если не хватает половины балла, мы зачислим вас с десятинедельным курсом перед семестром; если больше — поможет подготовительный год в Веггисе.',
    ),
  ),
  pay: fold(
    t(
      'Are internships really paid?',
      '¿De verdad se pagan las prácticas?',
      'هل التدريب العملي مدفوع الأجر فعلًا؟',
      'Стажировки действительно оплачиваются?',
    ),
    t(
      'In Switzerland, yes: the industry’s collective agreement sets a minimum of about CHF 2,300 a month before deductions. Abroad the pay follows local rules, and often includes room and meals. We check every contract before you sign.',
      'En Suiza, sí: el convenio del sector fija un mínimo de unos 2.300 CHF brutos al mes. En otros países se siguen las normas locales y a menudo incluyen alojamiento y comida. Revisamos cada contrato antes de que lo firmes.',
      'نعم في سويسرا: تحدد الاتفاقية الجماعية للقطاع حدًا أدنى يقارب 2,300 فرنك سويسري شهريًا قبل الاستقطاعات. أما في الخارج فيخضع الأجر للأنظمة المحلية وكثيرًا ما يشمل السكن والطعام. ونراجع كل عقد قبل أن توقّعه.',
      'В Швейцарии — да: коллективный договор отрасли устанавливает минимум около 2300 франков в месяц до вычетов. За рубежом действуют местные правила, и часто включены жильё и питание. Мы проверяем каждый договор до подписания.',
    ),
  ),
  deposit: fold(
    t(
      'When do I get the deposit back?',
      '¿Cuándo me devuelven la fianza?',
      'متى أستردّ التأمين؟',
      'Когда вернут депозит?',
    ),
    t(
      'Within 30 days of your last day, in full, if your room is in order and your library books are back. If your visa is refused, we return deposit and tuition and keep only the registration fee.',
      'En los 30 días siguientes a tu último día, íntegra, si la habitación está en orden y has devuelto los libros. Si te deniegan el visado, devolvemos fianza y matrícula y solo retenemos la tasa de inscripción.',
      'خلال 30 يومًا من آخر يوم لك، كاملًا، إذا كانت غرفتك مرتبة وأعدت كتب المكتبة. وإذا رُفضت تأشيرتك نعيد التأمين والرسوم الدراسية ولا نحتفظ إلا برسم التسجيل.',
      'Полностью, в течение 30 дней после вашего последнего дня, если комната в порядке и книги сданы в библиотеку. При отказе в визе возвращаем депозит и плату за обучение, удерживая только регистрационный сбор.',
    ),
  ),
  credits: fold(
    t(
      'Can I bring credits from another university?',
      '¿Puedo convalidar créditos de otra universidad?',
      'هل يمكنني نقل ساعات معتمدة من جامعة أخرى؟',
      'Можно ли перенести кредиты из другого вуза?',
    ),
    t(
      'Yes, up to half of the programme. Send the transcript with your application; the dean answers within ten working days with a list of what counts.',
      'Sí, hasta la mitad del programa. Envía el expediente con tu solicitud; el decanato responde en diez días laborables con la lista de lo que se reconoce.',
      'نعم، حتى نصف البرنامج. أرفق كشف الدرجات بطلبك، وستردّ العمادة خلال عشرة أيام عمل بقائمة المواد المعترف بها.',
      'Да, до половины программы. Приложите выписку к заявке; деканат за десять рабочих дней пришлёт список зачтённых дисциплин.',
    ),
  ),
  scholarship: fold(
    t(
      'Is there help with the fees?',
      '¿Hay ayudas para pagar?',
      'هل تتوفر مساعدة في الرسوم؟',
      'Есть ли помощь с оплатой?',
    ),
    t(
      'One student in six has a scholarship, between 10 and 40 per cent of tuition. Fees can be paid by semester or in five instalments without interest.',
      'Uno de cada seis estudiantes tiene beca, entre el 10 y el 40 % de la matrícula. Puedes pagar por semestre o en cinco plazos sin intereses.',
      'يحصل طالب من كل ستة على منحة تتراوح بين 10 و40 في المئة من الرسوم الدراسية. ويمكن الدفع كل فصل أو على خمسة أقساط من دون فوائد.',
      'Каждый шестой студент получает стипендию от 10 до 40 % стоимости обучения. Платить можно по семестрам или пятью беспроцентными частями.',
    ),
  ),
  work: fold(
    t(
      'May I work beside my studies?',
      '¿Puedo trabajar mientras estudio?',
      'هل يُسمح لي بالعمل أثناء الدراسة؟',
      'Можно ли работать во время учёбы?',
    ),
    t(
      'After six months in the country, up to 15 hours a week in term and full time in the holidays. Most students don’t need to look further than the hotels next door.',
      'A los seis meses de estar en el país, hasta 15 horas semanales en periodo lectivo y jornada completa en vacaciones. Casi nadie tiene que buscar más allá de los hoteles vecinos.',
      'بعد ستة أشهر من الإقامة يُسمح بما يصل إلى 15 ساعة أسبوعيًا خلال الفصل وبدوام كامل في العطل. ومعظم الطلاب يجدون عملهم في الفنادق المجاورة.',
      'Через полгода после приезда — до 15 часов в неделю в семестре и полный день в каникулы. Большинству хватает соседних отелей.',
    ),
  ),
  uniform: fold(
    t(
      'What is in the materials fee?',
      '¿Qué incluye la tasa de materiales?',
      'ماذا تشمل رسوم المواد؟',
      'Что входит в плату за материалы?',
    ),
    t(
      'Two sets of uniform, safety shoes, a roll of eight knives or a front-of-house kit, and all ingredients. What you cook with is never billed again.',
      'Dos uniformes, calzado de seguridad, un estuche de ocho cuchillos o un equipo de sala, y todos los ingredientes. Lo que cocinas no se vuelve a cobrar.',
      'طقمان من الزي، وحذاء أمان، ومحفظة بثمانية سكاكين أو عدّة قاعة الطعام، وجميع المكونات. ولا تدفع مرة أخرى ثمن ما تطبخه.',
      'Два комплекта формы, безопасная обувь, чехол с восемью ножами или набор для зала и все продукты. За то, из чего вы готовите, доплачивать не нужно.',
    ),
  ),
  pace: fold(
    t(
      'How many hours a week should I plan for?',
      '¿Cuántas horas por semana debo calcular?',
      'كم ساعة أسبوعيًا ينبغي أن أخصص؟',
      'Сколько часов в неделю закладывать?',
    ),
    t(
      'Twelve: two live evenings of 90 minutes, recorded at the same time, and nine hours that you place as you like.',
      'Doce: dos tardes en directo de 90 minutos, que quedan grabadas, y nueve horas que repartes como quieras.',
      'اثنتا عشرة ساعة: أمسيتان مباشرتان مدة كل منهما 90 دقيقة مع تسجيلهما، وتسع ساعات توزعها كما تشاء.',
      'Двенадцать: два вечера в прямом эфире по 90 минут с записью и девять часов в удобное время.',
    ),
  ),
};
