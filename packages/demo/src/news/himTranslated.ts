import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { article, md } from './article.ts';

/** News of the Hotel Institute Mürren in all four languages. */
export const himTranslated: SeedPage[] = [
  article({
    slug: 'a-night-without-power',
    brands: ['HIM', 'SEG'],
    date: '2026-01-29',
    category: 'campus',
    scene: 'alps-storm',
    title: t(
      'Forty-two rooms, one night without power',
      'Cuarenta y dos habitaciones y una noche sin luz',
      'اثنتان وأربعون غرفة وليلة بلا كهرباء',
      'Сорок два номера и одна ночь без света',
    ),
    lead: t(
      'In the January storm the line to Mürren failed at 18:20. The Schilthalde was full, and a class in its ninth week ran it by candlelight.',
      'En la tormenta de enero, la línea a Mürren cayó a las 18:20. El Schilthalde estaba lleno, y una clase en su novena semana lo llevó a la luz de las velas.',
      'في عاصفة يناير انقطع الخط إلى مورين عند 18:20. كان فندق شيلتهالده ممتلئًا، وأداره على ضوء الشموع صف في أسبوعه التاسع.',
      'В январскую бурю линия на Мюррен отказала в 18:20. «Шильтхальде» был полон, и при свечах им управлял курс на девятой неделе учёбы.',
    ),
    body: t(
      md(
        'The first thing to go was the dishwasher, the second the till. By half past six the cable car had stopped as well, and with it the only way off the mountain. There were eighty-one guests in the house, eleven of them children, and a dining room set for seventy.',
        'On duty that evening were sixteen students of the first semester, two instructors, and a night porter who has seen this before. He handed out head torches and a sheet of paper. It is headed *What still works*, and it is laminated.',
        '## What still works',
        '- gas: four rings and the old oven\n- water, cold in all rooms and hot until the tank is empty\n- two tiled stoves and the fireplace in the hall\n- people',
        'The menu shrank to three dishes. Fondue was one of them, because it needs nothing but a flame. Room numbers were written on wooden clothes pegs, and the pegs became the bill: one for each glass, clipped to a napkin ring. At midnight the pegs were counted twice, and the sum was right to the franc.',
        '## The list of the morning after',
        'The light came back at 4:50. At nine the class met in the kitchen to write down what it had learned. Some of it is now part of the house’s handbook: fill the thermos flasks before dinner whenever the forecast is above force nine; know which guest takes medicine that must stay cold; never let the only torch walk off with the sommelier.',
        '> We had practised a full house, and we had practised a fire alarm. Nobody had told us that calm is something you can hand out, like blankets.',
        'That sentence comes from a student from Guayaquil, who was on room service and climbed four floors nineteen times. Her mark for the evening is not known, because nobody gave marks.',
        'Two of the guests have booked the same week next year. They asked whether the lights could be switched off again. The answer, after some discussion in class, was: on Thursday, between eight and ten, with fondue.',
      ),
      md(
        'Lo primero en fallar fue el lavavajillas; lo segundo, la caja. A las seis y media se detuvo también el teleférico, y con él la única forma de bajar de la montaña. En la casa había ochenta y un huéspedes, once de ellos niños, y un comedor preparado para setenta.',
        'Aquella noche estaban de servicio dieciséis estudiantes de primer semestre, dos instructores y un portero de noche que ya había vivido algo así. Repartió linternas frontales y una hoja de papel. Se titula *Lo que todavía funciona*, y está plastificada.',
        '## Lo que todavía funciona',
        '- el gas: cuatro fuegos y el horno viejo\n- el agua, fría en todas las habitaciones y caliente hasta que se vacíe el depósito\n- dos estufas de azulejos y la chimenea del vestíbulo\n- las personas',
        'La carta se redujo a tres platos. Uno era fondue, porque solo necesita una llama. Los números de habitación se escribieron en pinzas de madera, y las pinzas se convirtieron en la cuenta: una por copa, sujeta al servilletero. A medianoche se contaron dos veces y la suma cuadró al franco.',
        '## La lista de la mañana siguiente',
        'La luz volvió a las 4:50. A las nueve la clase se reunió en la cocina para apuntar lo aprendido. Parte de ello figura ya en el manual de la casa: llenar los termos antes de la cena si se anuncia viento superior a fuerza nueve; saber qué huésped toma medicinas que deben estar frías; no dejar nunca que la única linterna se vaya con el sumiller.',
        '> Habíamos ensayado una casa llena y una alarma de incendios. Nadie nos había dicho que la calma se puede repartir, como las mantas.',
        'La frase es de una estudiante de Guayaquil, que atendía el servicio de habitaciones y subió cuatro pisos diecinueve veces. No se sabe qué nota sacó aquella noche, porque nadie puso notas.',
        'Dos de los huéspedes han reservado la misma semana del año que viene. Preguntaron si se podrían volver a apagar las luces. La respuesta, tras debatirlo en clase, fue: el jueves, de ocho a diez, con fondue.',
      ),
      md(
        'أول ما توقف غسالة الأطباق، ثم صندوق المحاسبة. وعند السادسة والنصف توقف التلفريك أيضًا، وهو الطريق الوحيد للنزول من الجبل. كان في الفندق واحد وثمانون نزيلًا، بينهم أحد عشر طفلًا، وقاعة طعام مُعدّة لسبعين.',
        'كان في الخدمة تلك الليلة ستة عشر طالبًا من الفصل الأول ومدرّبان وبوّاب ليلي مرّ بمثل هذا من قبل. وزّع عليهم مصابيح الرأس وورقة عنوانها *ما الذي ما زال يعمل*، وهي مغلّفة بالبلاستيك.',
        '## ما الذي ما زال يعمل',
        '- الغاز: أربعة مواقد والفرن القديم\n- الماء: بارد في كل الغرف، وساخن حتى يفرغ الخزان\n- مدفأتان من القرميد وموقد البهو\n- الناس',
        'تقلّصت القائمة إلى ثلاثة أطباق، أحدها الفوندو لأنه لا يحتاج إلا إلى لهب. كُتبت أرقام الغرف على مشابك غسيل خشبية فصارت المشابك هي الفاتورة: مشبك لكل كأس، يُثبَّت على حلقة المنديل. عند منتصف الليل عُدّت المشابك مرتين، وكان المجموع صحيحًا حتى آخر فرنك.',
        '## قائمة صباح اليوم التالي',
        'عاد التيار عند الساعة 4:50. وفي التاسعة اجتمع الصف في المطبخ ليكتب ما تعلّمه، وقد دخل بعضه دليل الفندق: املأ الترامس قبل العشاء كلما توقعت الأرصاد ريحًا تتجاوز الدرجة التاسعة؛ واعرف أي نزيل يتناول دواءً يجب أن يبقى باردًا؛ ولا تدع المصباح الوحيد يذهب مع ساقي النبيذ.',
        '> تدرّبنا على فندق ممتلئ وعلى إنذار الحريق. ولم يقل لنا أحد إن الهدوء شيء يمكن توزيعه مثل البطانيات.',
        'صاحبة هذه الجملة طالبة من غواياكيل كانت في خدمة الغرف وصعدت أربعة طوابق تسع عشرة مرة. أما درجتها عن تلك الليلة فغير معروفة، لأن أحدًا لم يضع درجات.',
        'حجز اثنان من النزلاء الأسبوع نفسه من العام المقبل، وسألا هل يمكن إطفاء الأنوار مرة أخرى. وبعد نقاش في الصف كان الجواب: يوم الخميس بين الثامنة والعاشرة، ومعه الفوندو.',
      ),
      md(
        'Первой отключилась посудомоечная машина, второй — касса. К половине седьмого встала и канатная дорога, единственный путь вниз. В доме был восемьдесят один гость, из них одиннадцать детей, и зал, накрытый на семьдесят человек.',
        'В тот вечер дежурили шестнадцать первокурсников, два преподавателя и ночной портье, который такое уже видел. Он раздал налобные фонари и лист бумаги под заголовком *«Что ещё работает»*. Лист заламинирован.',
        '## Что ещё работает',
        '- газ: четыре конфорки и старая духовка\n- вода: холодная во всех номерах, горячая — пока не опустеет бак\n- две изразцовые печи и камин в холле\n- люди',
        'Меню сократилось до трёх блюд. Одним было фондю, потому что ему нужен только огонь. Номера комнат написали на деревянных прищепках, и прищепки стали счётом: по одной за бокал, на кольцо для салфетки. В полночь их дважды пересчитали, и сумма сошлась до франка.',
        '## Список следующего утра',
        'Свет дали в 4:50. В девять курс собрался на кухне и записал, чему научился. Часть вошла в книгу правил дома: наполнять термосы до ужина, если обещают ветер больше девяти баллов; знать, кто из гостей принимает лекарства, которым нужен холод; никогда не отпускать единственный фонарь вместе с сомелье.',
        '> Мы отрабатывали полную загрузку и пожарную тревогу. Но никто не говорил нам, что спокойствие можно раздавать, как пледы.',
        'Это слова студентки из Гуаякиля: она разносила заказы и девятнадцать раз поднималась на четвёртый этаж. Её оценка за вечер неизвестна, потому что оценок никто не ставил.',
        'Двое гостей забронировали ту же неделю на следующий год и спросили, нельзя ли снова выключить свет. Обсудив это на занятии, им ответили: в четверг, с восьми до десяти, с фондю.',
      ),
    ),
  }),
];
