import { t } from '../text.ts';

/** Modules about running and financing a company. */
export const businessModules = {
  mathematics: t(
    'Mathematics for business',
    'Matemáticas para la empresa',
    'الرياضيات للأعمال',
    'Математика для бизнеса',
  ),
  accounting: t('Accounting', 'Contabilidad', 'المحاسبة', 'Бухгалтерский учёт'),
  managerialAccounting: t(
    'Managerial accounting',
    'Contabilidad de gestión',
    'المحاسبة الإدارية',
    'Управленческий учёт',
  ),
  corporateFinance: t(
    'Corporate finance',
    'Finanzas corporativas',
    'مالية الشركات',
    'Корпоративные финансы',
  ),
  economics: t('Economics', 'Economía', 'الاقتصاد', 'Экономика'),
  statistics: t('Statistics', 'Estadística', 'الإحصاء', 'Статистика'),
  marketing: t('Marketing', 'Marketing', 'التسويق', 'Маркетинг'),
  hr: t('Leading people', 'Dirección de personas', 'قيادة الأفراد', 'Управление людьми'),
  law: t('Business law', 'Derecho mercantil', 'قانون الأعمال', 'Хозяйственное право'),
  strategy: t('Strategy', 'Estrategia', 'الاستراتيجية', 'Стратегия'),
  operations: t(
    'Operations and quality',
    'Operaciones y calidad',
    'العمليات والجودة',
    'Операции и качество',
  ),
  projectManagement: t(
    'Project management',
    'Gestión de proyectos',
    'إدارة المشاريع',
    'Управление проектами',
  ),
  entrepreneurship: t(
    'Founding a company',
    'Creación de empresas',
    'تأسيس الشركات',
    'Создание компании',
  ),
  businessPlan: t('The business plan', 'El plan de negocio', 'خطة العمل', 'Бизнес-план'),
  prototyping: t('Prototyping', 'Prototipado', 'بناء النماذج الأولية', 'Прототипирование'),
  fundraising: t(
    'Raising capital',
    'Captación de capital',
    'جمع رأس المال',
    'Привлечение капитала',
  ),
  consulting: t(
    'Consulting project with a partner firm',
    'Proyecto de consultoría con una empresa',
    'مشروع استشاري مع شركة شريكة',
    'Консалтинговый проект с партнёром',
  ),
  investment: t(
    'Investment and risk',
    'Inversión y riesgo',
    'الاستثمار والمخاطر',
    'Инвестиции и риск',
  ),
  internationalTrade: t(
    'International trade',
    'Comercio internacional',
    'التجارة الدولية',
    'Международная торговля',
  ),
  negotiation: t('Negotiation', 'Negociación', 'التفاوض', 'Переговоры'),
  ethics: t(
    'Ethics and governance',
    'Ética y gobierno corporativo',
    'الأخلاقيات والحوكمة',
    'Этика и корпоративное управление',
  ),
};
