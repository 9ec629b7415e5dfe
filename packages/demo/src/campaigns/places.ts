import { t } from '../pages/kit/text.ts';

/** Cities of the events. */
export const cities = {
  Almaty: t('Almaty', 'Almaty', 'ألماتي', 'Алматы'),
  Ascona: t('Ascona', 'Ascona', 'أسكونا', 'Аскона'),
  Bern: t('Bern', 'Berna', 'برن', 'Берн'),
  Bogotá: t('Bogotá', 'Bogotá', 'بوغوتا', 'Богота'),
  Dubai: t('Dubai', 'Dubái', 'دبي', 'Дубай'),
  Lagos: t('Lagos', 'Lagos', 'لاغوس', 'Лагос'),
  Madrid: t('Madrid', 'Madrid', 'مدريد', 'Мадрид'),
  'Mexico City': t('Mexico City', 'Ciudad de México', 'مكسيكو سيتي', 'Мехико'),
  Mumbai: t('Mumbai', 'Bombay', 'مومباي', 'Мумбаи'),
  Mürren: t('Mürren', 'Mürren', 'مورين', 'Мюррен'),
  Riyadh: t('Riyadh', 'Riad', 'الرياض', 'Эр-Рияд'),
  'São Paulo': t('São Paulo', 'São Paulo', 'ساو باولو', 'Сан-Паулу'),
  Seoul: t('Seoul', 'Seúl', 'سيول', 'Сеул'),
  Spiez: t('Spiez', 'Spiez', 'شبيتس', 'Шпиц'),
  Tashkent: t('Tashkent', 'Taskent', 'طشقند', 'Ташкент'),
  Toronto: t('Toronto', 'Toronto', 'تورونتو', 'Торонто'),
  Weggis: t('Weggis', 'Weggis', 'فيغيس', 'Веггис'),
};

/** Their addresses; a street keeps the spelling that leads there. */
export const locations = {
  Online: t('Online', 'En línea', 'عبر الإنترنت', 'Онлайн'),
  'College Rigi, 6353 Weggis': t(
    'College Rigi, 6353 Weggis',
    'College Rigi, 6353 Weggis',
    'كلية ريغي، 6353 فيغيس',
    'Колледж Риги, 6353 Веггис',
  ),
  'Culinary Academy Ascona, 6612 Ascona': t(
    'Culinary Academy Ascona, 6612 Ascona',
    'Culinary Academy Ascona, 6612 Ascona',
    'أكاديمية أسكونا للطهي، 6612 أسكونا',
    'Кулинарная академия Асконы, 6612 Аскона',
  ),
  'Haus Schilthalde, 3825 Mürren': t(
    'Haus Schilthalde, 3825 Mürren',
    'Haus Schilthalde, 3825 Mürren',
    'Haus Schilthalde، 3825 مورين',
    'Haus Schilthalde, 3825 Мюррен',
  ),
  'Seeblickstrasse 12, 3700 Spiez': t(
    'Seeblickstrasse 12, 3700 Spiez',
    'Seeblickstrasse 12, 3700 Spiez',
    'Seeblickstrasse 12، 3700 شبيتس',
    'Seeblickstrasse 12, 3700 Шпиц',
  ),
  'Market hall in Colonia Roma': t(
    'Market hall in Colonia Roma',
    'Mercado cubierto en la Colonia Roma',
    'السوق المسقوف في كولونيا روما',
    'Крытый рынок в районе Колония-Рома',
  ),
  'Hotel restaurant in Colaba': t(
    'Hotel restaurant in Colaba',
    'Restaurante de hotel en Colaba',
    'مطعم فندق في كولابا',
    'Ресторан отеля в районе Колаба',
  ),
  'Hotel lounge in Chamberí': t(
    'Hotel lounge in Chamberí',
    'Salón de hotel en Chamberí',
    'صالة فندق في تشامبيري',
    'Лаундж отеля в районе Чамбери',
  ),
  'Hotel conference floor, Dostyk Avenue': t(
    'Hotel conference floor, Dostyk Avenue',
    'Planta de congresos de un hotel, avenida Dostyk',
    'طابق المؤتمرات في فندق، شارع دوستيك',
    'Конференц-этаж отеля, проспект Достык',
  ),
  'Hotel lobby near Avenida Paulista': t(
    'Hotel lobby near Avenida Paulista',
    'Vestíbulo de hotel cerca de la Avenida Paulista',
    'بهو فندق قرب شارع باوليستا',
    'Лобби отеля у проспекта Паулиста',
  ),
  'Hotel lounge in Jung-gu': t(
    'Hotel lounge in Jung-gu',
    'Salón de hotel en Jung-gu',
    'صالة فندق في جونغ غو',
    'Лаундж отеля в районе Чунгу',
  ),
  'Hotel meeting rooms, Olaya district': t(
    'Hotel meeting rooms, Olaya district',
    'Salas de reuniones de un hotel, barrio de Olaya',
    'قاعات اجتماعات في فندق، حي العليا',
    'Переговорные отеля, район Олайя',
  ),
  'Hotel terrace in Chapinero': t(
    'Hotel terrace in Chapinero',
    'Terraza de hotel en Chapinero',
    'شرفة فندق في تشابينيرو',
    'Терраса отеля в районе Чапинеро',
  ),
  'Hotel business centre, Yunusabad': t(
    'Hotel business centre, Yunusabad',
    'Centro de negocios de un hotel, Yunusabad',
    'مركز أعمال في فندق، يونس آباد',
    'Бизнес-центр отеля, Юнусабад',
  ),
  'Hotel lounge on Victoria Island': t(
    'Hotel lounge on Victoria Island',
    'Salón de hotel en Victoria Island',
    'صالة فندق في جزيرة فيكتوريا',
    'Лаундж отеля на острове Виктория',
  ),
  'Hotel lobby at the Marina': t(
    'Hotel lobby at the Marina',
    'Vestíbulo de hotel en la Marina',
    'بهو فندق في المارينا',
    'Лобби отеля в районе Марина',
  ),
  'Hotel library bar, King Street': t(
    'Hotel library bar, King Street',
    'Bar biblioteca de un hotel, King Street',
    'بار المكتبة في فندق، شارع كينغ',
    'Библиотечный бар отеля, Кинг-стрит',
  ),
};
