import { md } from '../news/article.ts';
import type { SeedPage } from '../types.ts';
import { legalPage } from './legalPage.ts';

/** Privacy policy; the consent of every form links to it. */
export const privacy: SeedPage = legalPage(
  'privacy',
  {
    en: 'Privacy policy',
    es: 'Política de privacidad',
    ar: 'سياسة الخصوصية',
    ru: 'Политика конфиденциальности',
  },
  {
    en: 'What we do with your data, in words that one can read.',
    es: 'Qué hacemos con tus datos, en palabras que se entienden.',
    ar: 'ماذا نفعل ببياناتك، بكلمات مفهومة.',
    ru: 'Что мы делаем с вашими данными — понятными словами.',
  },
  {
    en: md(
      'In force since 1 September 2026. Responsible: Summit Education Group, Bergblickgasse 7, 3011 Bern, privacy@seg.example. The policy holds for the sites of the group and of its four schools, under the Swiss Data Protection Act and, where it applies, the GDPR.',
      '## What you send us',
      'When you fill in a form, we keep what you typed, the page that you sent it from, the version of the text that you agreed to, and the time. We use it to answer you and, if you apply, to decide on your application. It goes to the school that you name and to nobody else.',
      '- inquiries are deleted **24 months** after the last contact\n- applications that end without enrolment are deleted after **12 months**\n- the address of a friend whom you refer is deleted after **30 days** unless the friend answers\n- records of students are kept as Swiss law requires, ten years at most',
      '## What the site records',
      'The server notes the address of the page, the time, and whether it was answered. Your IP address is used to tell the country and to fend off attacks; it is not stored with what you read. Nothing that you type into a form appears in any log.',
      'Cookies and measurement are explained under [Cookies](/legal/cookies/). Without your consent there is no measurement and no advertising.',
      '## Who works for us',
      'Our servers stand in Switzerland. Inquiries are handled in a customer system whose operator is bound by contract and keeps the data in Switzerland or the European Economic Area. Videos and the live chat come from other companies; they load only after you ask for them.',
      '## Newsletter',
      'We keep your address, the list, and the time at which you subscribed. Every letter has a link to leave. We don’t measure who opens it.',
      '## Your rights',
      'You may ask what we hold about you, have it corrected, taken along or erased, and withdraw your consent at any time. Write to privacy@seg.example with the reference number of your inquiry, if you have it. We answer within 30 days, usually within five. If you are not content, the Federal Data Protection and Information Commissioner in Bern, or the authority of your country, will hear you.',
    ),
    es: md(
      'En vigor desde el 1 de septiembre de 2026. Responsable: Summit Education Group, Bergblickgasse 7, 3011 Berna, privacy@seg.example. Esta política vale para los sitios del grupo y de sus cuatro escuelas, conforme a la ley suiza de protección de datos y, cuando procede, al RGPD.',
      '## Lo que nos envías',
      'Cuando rellenas un formulario guardamos lo que has escrito, la página desde la que lo enviaste, la versión del texto que aceptaste y la hora. Lo usamos para responderte y, si te presentas, para decidir sobre tu solicitud. Llega a la escuela que indicas y a nadie más.',
      '- las consultas se borran **24 meses** después del último contacto\n- las solicitudes que no terminan en matrícula se borran a los **12 meses**\n- la dirección de un amigo al que recomiendas se borra a los **30 días**, salvo que responda\n- los expedientes de estudiantes se conservan lo que exige la ley suiza, diez años como máximo',
      '## Lo que registra el sitio',
      'El servidor anota la dirección de la página, la hora y si hubo respuesta. Tu dirección IP sirve para conocer el país y evitar ataques; no se guarda junto con lo que lees. Nada de lo que escribes en un formulario aparece en ningún registro.',
      'Las cookies y la medición se explican en [Cookies](/legal/cookies/). Sin tu permiso no hay medición ni publicidad.',
      '## Quién trabaja para nosotros',
      'Nuestros servidores están en Suiza. Las consultas se gestionan en un sistema de clientes cuyo operador está obligado por contrato y conserva los datos en Suiza o en el Espacio Económico Europeo. Los vídeos y el chat son de otras empresas; solo se cargan cuando los pides.',
      '## Boletín',
      'Guardamos tu dirección, la lista y la hora en que te suscribiste. Cada carta lleva un enlace para darte de baja. No medimos quién la abre.',
      '## Tus derechos',
      'Puedes preguntar qué tenemos sobre ti, corregirlo, llevártelo o borrarlo, y retirar tu consentimiento cuando quieras. Escribe a privacy@seg.example con el número de referencia de tu consulta, si lo tienes. Respondemos en 30 días, normalmente en cinco. Si no quedas conforme, puedes acudir al Encargado Federal de Protección de Datos en Berna o a la autoridad de tu país.',
    ),
    ar: md(
      'سارية منذ 1 سبتمبر 2026. المسؤول: Summit Education Group، ‏Bergblickgasse 7، ‏3011 برن، privacy@seg.example. تسري هذه السياسة على مواقع المجموعة ومدارسها الأربع وفق قانون حماية البيانات السويسري، ووفق اللائحة الأوروبية حيثما انطبقت.',
      '## ما ترسله إلينا',
      'عندما تملأ نموذجًا نحفظ ما كتبته، والصفحة التي أرسلته منها، ونسخة النص الذي وافقت عليه، والوقت. نستخدم ذلك للرد عليك، ولاتخاذ القرار إن كنت متقدمًا. يصل إلى المدرسة التي تختارها ولا يصل إلى غيرها.',
      '- تُحذف الاستفسارات بعد **24 شهرًا** من آخر تواصل\n- تُحذف الطلبات التي لا تنتهي بالتسجيل بعد **12 شهرًا**\n- يُحذف عنوان الصديق الذي ترشّحه بعد **30 يومًا** ما لم يرد\n- تُحفظ سجلات الطلاب كما يقتضي القانون السويسري، عشر سنوات كحد أقصى',
      '## ما يسجله الموقع',
      'يدوّن الخادم عنوان الصفحة والوقت ونتيجة الطلب. يُستخدم عنوان IP لمعرفة البلد وصدّ الهجمات، ولا يُحفظ مع ما تقرؤه. ولا يظهر شيء مما تكتبه في النماذج في أي سجل.',
      'تجد شرح ملفات تعريف الارتباط والقياس في [صفحتها](/legal/cookies/). ولا قياس ولا إعلانات من دون موافقتك.',
      '## حقوقك',
      'يمكنك أن تسأل عما نحفظه عنك وأن تصححه أو تنقله أو تمحوه، وأن تسحب موافقتك في أي وقت. راسلنا على privacy@seg.example مع ذكر الرقم المرجعي إن توفر. نرد خلال 30 يومًا، وغالبًا خلال خمسة.',
    ),
    ru: md(
      'Действует с 1 сентября 2026 года. Ответственный: Summit Education Group, Bergblickgasse 7, 3011 Берн, privacy@seg.example. Политика распространяется на сайты группы и четырёх её школ и соответствует швейцарскому закону о защите данных, а где применимо — и GDPR.',
      '## Что вы нам присылаете',
      'Когда вы заполняете форму, мы сохраняем введённое, страницу, с которой оно отправлено, версию текста, с которым вы согласились, и время. Это нужно, чтобы ответить вам, а если вы поступаете — чтобы принять решение. Данные получает названная вами школа и больше никто.',
      '- запросы удаляются через **24 месяца** после последнего контакта\n- заявки, не закончившиеся зачислением, — через **12 месяцев**\n- адрес приглашённого друга — через **30 дней**, если он не ответил\n- личные дела студентов хранятся столько, сколько требует швейцарское право, не дольше десяти лет',
      '## Что записывает сайт',
      'Сервер отмечает адрес страницы, время и результат запроса. IP-адрес нужен, чтобы определить страну и отражать атаки; вместе с тем, что вы читаете, он не хранится. Введённое в формы не попадает ни в один журнал.',
      'О файлах cookie и измерениях рассказано [на отдельной странице](/legal/cookies/). Без вашего согласия нет ни измерений, ни рекламы.',
      '## Ваши права',
      'Вы можете узнать, что мы о вас храним, исправить, забрать или удалить это и в любой момент отозвать согласие. Напишите на privacy@seg.example и укажите номер обращения, если он есть. Мы отвечаем в течение 30 дней, обычно за пять.',
    ),
  },
);
