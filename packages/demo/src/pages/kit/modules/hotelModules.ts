import { t } from '../text.ts';

/** Modules about hotels, their guests and their place. */
export const hotelModules = {
  frontOffice: t(
    'Front office operations',
    'Operaciones de recepción',
    'عمليات المكتب الأمامي',
    'Работа службы приёма',
  ),
  housekeeping: t(
    'Housekeeping and room standards',
    'Pisos y estándares de habitación',
    'التدبير الفندقي ومعايير الغرف',
    'Хаускипинг и стандарты номера',
  ),
  service: t('Restaurant service', 'Servicio de restaurante', 'خدمة المطعم', 'Ресторанный сервис'),
  bar: t('Bar and beverage', 'Bar y bebidas', 'البار والمشروبات', 'Бар и напитки'),
  hospitalityIntro: t(
    'How a hotel works',
    'Cómo funciona un hotel',
    'كيف يعمل الفندق',
    'Как устроен отель',
  ),
  revenue: t('Revenue management', 'Gestión de ingresos', 'إدارة الإيرادات', 'Управление доходами'),
  advancedRevenue: t(
    'Pricing and forecasting',
    'Precios y previsiones',
    'التسعير والتنبؤ',
    'Ценообразование и прогнозы',
  ),
  distribution: t(
    'Distribution and booking channels',
    'Distribución y canales de reserva',
    'التوزيع وقنوات الحجز',
    'Дистрибуция и каналы бронирования',
  ),
  hotelLaw: t('Law for hotels', 'Derecho hotelero', 'قانون الفنادق', 'Право в гостиничном деле'),
  guestExperience: t(
    'Guest experience',
    'Experiencia del huésped',
    'تجربة الضيف',
    'Впечатления гостя',
  ),
  luxury: t(
    'Luxury and its economics',
    'El lujo y su economía',
    'الفخامة واقتصادياتها',
    'Роскошь и её экономика',
  ),
  sustainability: t(
    'Sustainable hotels',
    'Hoteles sostenibles',
    'الفنادق المستدامة',
    'Экологичные отели',
  ),
  mountainTourism: t('Mountain tourism', 'Turismo de montaña', 'السياحة الجبلية', 'Горный туризм'),
  destination: t(
    'Managing a destination',
    'Gestión de un destino',
    'إدارة الوجهة السياحية',
    'Управление курортом',
  ),
  safety: t(
    'Mountain safety and emergencies',
    'Seguridad en montaña y emergencias',
    'السلامة الجبلية والطوارئ',
    'Безопасность в горах',
  ),
  facility: t('Buildings and energy', 'Edificios y energía', 'المباني والطاقة', 'Здания и энергия'),
  realEstate: t(
    'Hotel real estate',
    'Inmuebles hoteleros',
    'العقارات الفندقية',
    'Гостиничная недвижимость',
  ),
  valuation: t('Valuing a hotel', 'Valoración de un hotel', 'تقييم الفندق', 'Оценка отеля'),
  spaOperations: t('Running a spa', 'Gestión de un spa', 'إدارة المنتجع الصحي', 'Управление спа'),
  bodyWork: t(
    'Movement and recovery',
    'Movimiento y recuperación',
    'الحركة والاستشفاء',
    'Движение и восстановление',
  ),
  retreat: t(
    'Designing a retreat',
    'Diseño de un retiro',
    'تصميم برنامج استجمام',
    'Проектирование ретрита',
  ),
};
