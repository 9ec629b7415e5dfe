import type { L10n } from '../../types.ts';

import { alt } from './alt.ts';

/** What the scenes of mountains, lakes, towns and façades show. */
export const scenesOutside = {
  'alps-dawn': alt(
    'First light on a row of alpine peaks',
    'Primera luz sobre una cadena de picos alpinos',
    'أول ضوء الفجر على سلسلة قمم جبال الألب',
    'Первый свет на гряде альпийских вершин',
  ),
  'alps-noon': alt(
    'Alpine peaks under a clear midday sky',
    'Picos alpinos bajo un cielo despejado de mediodía',
    'قمم جبال الألب تحت سماء صافية عند الظهيرة',
    'Альпийские вершины под ясным полуденным небом',
  ),
  'alps-dusk': alt(
    'Mountain ridges in violet evening light',
    'Crestas de montaña en la luz violeta de la tarde',
    'سلاسل جبلية في ضوء المساء البنفسجي',
    'Горные хребты в сиреневом вечернем свете',
  ),
  'alps-night': alt(
    'Dark mountain ridges under a starry sky',
    'Crestas oscuras bajo un cielo estrellado',
    'سلاسل جبلية داكنة تحت سماء مرصعة بالنجوم',
    'Тёмные хребты под звёздным небом',
  ),
  'alps-winter': alt(
    'Snow-covered peaks above a winter forest',
    'Picos nevados sobre un bosque invernal',
    'قمم مغطاة بالثلوج فوق غابة شتوية',
    'Заснеженные вершины над зимним лесом',
  ),
  'alps-storm': alt(
    'Storm clouds breaking over a mountain ridge',
    'Nubes de tormenta sobre una cresta',
    'غيوم عاصفة فوق سلسلة جبلية',
    'Грозовые тучи над горным хребтом',
  ),
  'lake-morning': alt(
    'A still lake with mountains mirrored in the morning',
    'Un lago en calma que refleja las montañas por la mañana',
    'بحيرة هادئة تنعكس عليها الجبال صباحًا',
    'Утреннее озеро, в котором отражаются горы',
  ),
  'lake-noon': alt(
    'A blue lake between wooded shores at midday',
    'Un lago azul entre orillas boscosas a mediodía',
    'بحيرة زرقاء بين ضفاف مشجّرة عند الظهيرة',
    'Синее озеро между лесистыми берегами в полдень',
  ),
  'lake-sunset': alt(
    'Sunset over a lake with layered hills behind',
    'Puesta de sol en un lago con colinas al fondo',
    'غروب الشمس فوق بحيرة وخلفها تلال متتالية',
    'Закат над озером на фоне череды холмов',
  ),
  'lake-fog': alt(
    'Fog lying on a lake below dark hills',
    'Niebla sobre un lago al pie de colinas oscuras',
    'ضباب فوق بحيرة عند سفح تلال داكنة',
    'Туман над озером под тёмными холмами',
  ),
  'lake-steamer': alt(
    'A paddle steamer crossing a lake',
    'Un vapor de ruedas cruza un lago',
    'باخرة ذات عجلات تعبر البحيرة',
    'Колёсный пароход пересекает озеро',
  ),
  'lake-sail': alt(
    'Sailing boats on a lake before mountains',
    'Veleros en un lago frente a las montañas',
    'قوارب شراعية في بحيرة أمام الجبال',
    'Парусные лодки на озере на фоне гор',
  ),
  'terrace-summer': alt(
    'A hotel terrace with tables and parasols in summer',
    'Terraza de hotel con mesas y sombrillas en verano',
    'شرفة فندق بطاولات ومظلات في الصيف',
    'Летняя терраса отеля со столиками и зонтами',
  ),
  'terrace-evening': alt(
    'A terrace with lit lanterns at nightfall',
    'Una terraza con faroles encendidos al anochecer',
    'شرفة تضيئها الفوانيس عند حلول الليل',
    'Терраса с зажжёнными фонарями в сумерках',
  ),
  'terrace-winter': alt(
    'A sun terrace in snow facing the peaks',
    'Una terraza soleada entre la nieve frente a los picos',
    'شرفة مشمسة وسط الثلج تطل على القمم',
    'Солнечная терраса в снегу с видом на вершины',
  ),
  'facade-palace': alt(
    'The façade of an old palace hotel with balconies',
    'Fachada de un antiguo hotel palacio con balcones',
    'واجهة فندق قصر قديم ذي شرفات',
    'Фасад старинного отеля-дворца с балконами',
  ),
  'facade-modern': alt(
    'A modern building of glass and pale concrete',
    'Un edificio moderno de vidrio y hormigón claro',
    'مبنى حديث من الزجاج والخرسانة الفاتحة',
    'Современное здание из стекла и светлого бетона',
  ),
  'facade-chalet': alt(
    'A wooden chalet with carved balconies',
    'Un chalé de madera con balcones tallados',
    'شاليه خشبي بشرفات منحوتة',
    'Деревянное шале с резными балконами',
  ),
  'facade-night': alt(
    'A hotel façade at night with lit windows',
    'Fachada de hotel de noche con ventanas iluminadas',
    'واجهة فندق ليلًا بنوافذ مضاءة',
    'Фасад отеля ночью со светящимися окнами',
  ),
  'train-viaduct': alt(
    'A mountain train crossing a stone viaduct',
    'Un tren de montaña cruza un viaducto de piedra',
    'قطار جبلي يعبر جسرًا حجريًا',
    'Горный поезд на каменном виадуке',
  ),
  'train-station': alt(
    'A small station platform below the mountains',
    'El andén de una pequeña estación al pie de las montañas',
    'رصيف محطة صغيرة عند سفح الجبال',
    'Платформа маленькой станции у подножия гор',
  ),
  'cable-car': alt(
    'A cable car rising above a cliff',
    'Un teleférico asciende sobre un precipicio',
    'عربة تلفريك تصعد فوق جرف صخري',
    'Кабина канатной дороги над скалой',
  ),
  'night-city': alt(
    'City lights along a river at night',
    'Luces de una ciudad junto al río de noche',
    'أضواء مدينة على ضفة نهر ليلًا',
    'Огни ночного города вдоль реки',
  ),
  'old-town': alt(
    'Roofs and arcades of an old Swiss town',
    'Tejados y soportales de una ciudad vieja suiza',
    'أسطح وأروقة بلدة سويسرية قديمة',
    'Крыши и аркады старого швейцарского города',
  ),
  harbour: alt(
    'Boats moored in a small lake harbour',
    'Barcas amarradas en un pequeño puerto lacustre',
    'قوارب راسية في مرفأ صغير على البحيرة',
    'Лодки у причала в маленькой озёрной гавани',
  ),
  'palm-promenade': alt(
    'Palms along a lakeside promenade',
    'Palmeras en un paseo a orillas del lago',
    'نخيل على ممشى بمحاذاة البحيرة',
    'Пальмы на набережной озера',
  ),
  'campus-courtyard': alt(
    'A campus courtyard with trees and benches',
    'Patio del campus con árboles y bancos',
    'فناء الحرم الجامعي بأشجاره ومقاعده',
    'Двор кампуса с деревьями и скамейками',
  ),
  dormitory: alt(
    'A student room with a bed, a desk and a window',
    'Habitación de estudiante con cama, escritorio y ventana',
    'غرفة طالب بسرير ومكتب ونافذة',
    'Студенческая комната с кроватью, столом и окном',
  ),
  garden: alt(
    'A hotel garden with clipped hedges and gravel paths',
    'Jardín de hotel con setos y senderos de grava',
    'حديقة فندق بسياج مشذّب وممرات من الحصى',
    'Сад отеля с живыми изгородями и гравийными дорожками',
  ),
  bridge: alt(
    'A covered wooden bridge over a river',
    'Un puente de madera cubierto sobre un río',
    'جسر خشبي مسقوف فوق نهر',
    'Крытый деревянный мост через реку',
  ),
} as const satisfies Record<string, L10n>;
