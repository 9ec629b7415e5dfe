import { t } from '../text.ts';

/** Modules about cooking, pastry and restaurants. */
export const culinaryModules = {
  kitchenBasics: t(
    'Kitchen basics and food safety',
    'Fundamentos de cocina e higiene alimentaria',
    'أساسيات المطبخ وسلامة الغذاء',
    'Основы кухни и пищевая безопасность',
  ),
  knife: t(
    'Knife work and stocks',
    'Corte y fondos',
    'التقطيع وتحضير المرق',
    'Работа с ножом и бульоны',
  ),
  sauces: t(
    'Sauces and reductions',
    'Salsas y reducciones',
    'الصلصات والاختزال',
    'Соусы и редукции',
  ),
  meat: t('Meat and butchery', 'Carnes y despiece', 'اللحوم وتقطيعها', 'Мясо и разделка'),
  fish: t(
    'Lake fish and seafood',
    'Pescado de lago y marisco',
    'أسماك البحيرة والمأكولات البحرية',
    'Озёрная рыба и морепродукты',
  ),
  plants: t('Plant-based cooking', 'Cocina vegetal', 'الطهي النباتي', 'Растительная кухня'),
  garden: t(
    'From garden to plate',
    'Del huerto al plato',
    'من الحديقة إلى الطبق',
    'С грядки на тарелку',
  ),
  bread: t('Bread and fermentation', 'Pan y fermentación', 'الخبز والتخمير', 'Хлеб и ферментация'),
  pastryBasics: t('Doughs and creams', 'Masas y cremas', 'العجائن والكريمات', 'Тесто и кремы'),
  chocolate: t('Chocolate', 'Chocolate', 'الشوكولاتة', 'Шоколад'),
  sugar: t(
    'Sugar and showpieces',
    'Azúcar y piezas artísticas',
    'السكر والقطع الفنية',
    'Карамель и арт-композиции',
  ),
  plated: t('Plated desserts', 'Postres de restaurante', 'حلويات المطاعم', 'Ресторанные десерты'),
  iceCream: t(
    'Ice cream and frozen desserts',
    'Helados y postres fríos',
    'المثلجات والحلويات المجمدة',
    'Мороженое и замороженные десерты',
  ),
  alpineCuisine: t('Cooking of the Alps', 'Cocina de los Alpes', 'مطبخ جبال الألب', 'Кухня Альп'),
  worldCuisines: t(
    'Five cuisines of the world',
    'Cinco cocinas del mundo',
    'خمسة مطابخ من العالم',
    'Пять кухонь мира',
  ),
  tasting: t(
    'Tasting and sensory analysis',
    'Cata y análisis sensorial',
    'التذوق والتحليل الحسي',
    'Дегустация и сенсорный анализ',
  ),
  nutrition: t(
    'Nutrition and allergens',
    'Nutrición y alérgenos',
    'التغذية ومسببات الحساسية',
    'Питание и аллергены',
  ),
  menuDesign: t(
    'Writing and pricing a menu',
    'Redactar y calcular una carta',
    'كتابة قائمة الطعام وتسعيرها',
    'Составление и расчёт меню',
  ),
  foodCost: t(
    'Cost control in the kitchen',
    'Control de costes en cocina',
    'ضبط التكاليف في المطبخ',
    'Контроль затрат на кухне',
  ),
  restaurantConcept: t(
    'A restaurant from scratch',
    'Un restaurante desde cero',
    'مطعم من الصفر',
    'Ресторан с нуля',
  ),
  trainingRestaurant: t(
    'Running the training restaurant',
    'Gestión del restaurante escuela',
    'إدارة المطعم التدريبي',
    'Работа в учебном ресторане',
  ),
  wine: t(
    'Wine of the Alps and Ticino',
    'Vinos de los Alpes y del Tesino',
    'نبيذ الألب وتيتشينو',
    'Вина Альп и Тичино',
  ),
};
