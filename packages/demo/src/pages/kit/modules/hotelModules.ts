import { loadTexts } from '../../../loadTexts.ts';

const t = loadTexts('pages/kit/modules/hotelModules');

/** Modules about hotels, their guests and their place. */
export const hotelModules = {
  frontOffice: t('front-office-operations'),
  housekeeping: t('housekeeping-room-standards'),
  service: t('restaurant-service'),
  bar: t('bar-beverage'),
  hospitalityIntro: t('how-hotel-works'),
  revenue: t('revenue-management'),
  advancedRevenue: t('pricing-forecasting'),
  distribution: t('distribution-booking-channels'),
  hotelLaw: t('law-hotels'),
  guestExperience: t('guest-experience'),
  luxury: t('luxury-economics'),
  sustainability: t('sustainable-hotels'),
  mountainTourism: t('mountain-tourism'),
  destination: t('managing-destination'),
  safety: t('mountain-safety-emergencies'),
  facility: t('buildings-energy'),
  realEstate: t('hotel-real-estate'),
  valuation: t('valuing-hotel'),
  spaOperations: t('running-spa'),
  bodyWork: t('movement-recovery'),
  retreat: t('designing-retreat'),
};
