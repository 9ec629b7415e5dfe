import type { L10n } from '../../types.ts';

import { alt } from './alt.ts';

/** What the scenes of rooms, kitchens and tables show. */
export const scenesInside = {
  'lobby-day': alt(
    'A hotel lobby with armchairs in daylight',
    'Vestíbulo de hotel con sillones a la luz del día',
    'بهو فندق بمقاعد وثيرة في ضوء النهار',
    'Холл отеля с креслами при дневном свете',
  ),
  'lobby-evening': alt(
    'A hotel lobby with lamps lit in the evening',
    'Vestíbulo de hotel con lámparas encendidas por la noche',
    'بهو فندق بمصابيح مضاءة مساءً',
    'Холл отеля вечером при свете ламп',
  ),
  'kitchen-pass': alt(
    'Plates under heat lamps at a kitchen pass',
    'Platos bajo las lámparas en el pase de cocina',
    'أطباق تحت مصابيح التسخين عند ممر المطبخ',
    'Тарелки под лампами на раздаче кухни',
  ),
  'kitchen-still-life': alt(
    'A still life of vegetables, knife and bowl',
    'Bodegón con verduras, cuchillo y cuenco',
    'لوحة طبيعة صامتة لخضار وسكين ووعاء',
    'Натюрморт с овощами, ножом и миской',
  ),
  'kitchen-copper': alt(
    'Copper pans hanging above a stove',
    'Cazos de cobre colgados sobre los fogones',
    'أوانٍ نحاسية معلّقة فوق الموقد',
    'Медные сотейники над плитой',
  ),
  'pastry-bench': alt(
    'Tarts and chocolate work on a pastry bench',
    'Tartas y chocolate en la mesa de pastelería',
    'فطائر وأعمال شوكولاتة على طاولة الحلويات',
    'Тарты и шоколад на кондитерском столе',
  ),
  'bread-oven': alt(
    'Loaves of bread before a deck oven',
    'Hogazas ante el horno de piso',
    'أرغفة خبز أمام الفرن',
    'Буханки хлеба перед подовой печью',
  ),
  'market-stall': alt(
    'A market stall with crates of fruit and vegetables',
    'Puesto de mercado con cajas de fruta y verdura',
    'كشك سوق بصناديق فواكه وخضار',
    'Рыночный прилавок с ящиками фруктов и овощей',
  ),
  vineyard: alt(
    'Terraced vineyard on a slope above a lake',
    'Viñedo en terrazas sobre un lago',
    'كرم عنب مدرّج على منحدر فوق بحيرة',
    'Террасный виноградник на склоне над озером',
  ),
  'table-setting': alt(
    'A laid table with glasses, plates and folded napkins',
    'Mesa puesta con copas, platos y servilletas dobladas',
    'مائدة معدّة بالكؤوس والأطباق والمناديل المطوية',
    'Сервированный стол с бокалами, тарелками и салфетками',
  ),
  'bar-counter': alt(
    'A bar counter with bottles and glasses',
    'Barra con botellas y copas',
    'منضدة بار بزجاجات وكؤوس',
    'Барная стойка с бутылками и бокалами',
  ),
  'lecture-hall': alt(
    'Rising rows of seats in a lecture hall',
    'Filas escalonadas de un aula magna',
    'صفوف مقاعد متدرجة في قاعة محاضرات',
    'Ряды кресел, поднимающиеся амфитеатром в аудитории',
  ),
  library: alt(
    'A reading table between tall bookshelves',
    'Una mesa de lectura entre estanterías altas',
    'طاولة قراءة بين رفوف كتب عالية',
    'Стол для чтения между высокими книжными шкафами',
  ),
  'seminar-room': alt(
    'A seminar room with a long table and a whiteboard',
    'Sala de seminarios con mesa larga y pizarra',
    'قاعة ندوات بطاولة طويلة وسبورة',
    'Семинарская аудитория с длинным столом и доской',
  ),
  workshop: alt(
    'A workshop bench with tools and models',
    'Banco de taller con herramientas y maquetas',
    'طاولة ورشة بأدوات ونماذج',
    'Рабочий стол мастерской с инструментами и макетами',
  ),
  conference: alt(
    'A conference hall set for an evening event',
    'Sala de congresos preparada para un acto',
    'قاعة مؤتمرات مهيأة لفعالية مسائية',
    'Конференц-зал, подготовленный к вечернему мероприятию',
  ),
  spa: alt(
    'A quiet spa pool beside a window',
    'Una piscina de spa tranquila junto a la ventana',
    'مسبح سبا هادئ بجوار النافذة',
    'Тихий бассейн спа у окна',
  ),
  ballroom: alt(
    'A ballroom with chandeliers and a polished floor',
    'Salón de baile con lámparas de araña y parqué brillante',
    'قاعة احتفالات بثريات وأرضية لامعة',
    'Бальный зал с люстрами и блестящим паркетом',
  ),
  'reception-desk': alt(
    'A reception desk with a bell and a key rack',
    'Mostrador de recepción con timbre y casillero de llaves',
    'مكتب استقبال بجرس ولوحة مفاتيح',
    'Стойка регистрации со звонком и ключницей',
  ),
  suite: alt(
    'A hotel suite with a balcony door',
    'Suite de hotel con salida al balcón',
    'جناح فندقي بباب يفتح على الشرفة',
    'Гостиничный люкс с выходом на балкон',
  ),
} as const satisfies Record<string, L10n>;
