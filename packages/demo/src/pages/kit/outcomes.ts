import { loadTexts } from '../../loadTexts.ts';

const t = loadTexts('pages/kit/outcomes');

/** First and later posts of graduates. */
export const outcomes = {
  frontOfficeManager: t('front-office-manager'),
  roomsManager: t('rooms-division-manager'),
  fbManager: t('food-beverage-manager'),
  trainee: t('management-trainee-international'),
  hotelManager: t('manager-small-hotel'),
  generalManager: t('general-manager'),
  guestRelations: t('guest-relations-manager'),
  revenueAnalyst: t('revenue-analyst'),
  assetManager: t('hotel-asset-manager'),
  consultant: t('hospitality-consultant'),
  destinationManager: t('destination-manager'),
  resortManager: t('resort-manager'),
  spaManager: t('spa-supervisor'),
  eventManager: t('event-manager'),
  conferencePlanner: t('conference-planner'),
  weddingPlanner: t('wedding-private-events-planner'),
  chefDePartie: t('chef-de-partie'),
  sousChef: t('sous-chef'),
  pastryChef: t('pastry-chef'),
  chocolatier: t('chocolatier'),
  foodWriter: t('recipe-developer'),
  restaurateur: t('restaurant-owner'),
  productDeveloper: t('product-developer-food-industry'),
  founder: t('founder'),
  productManager: t('product-manager'),
  dataAnalyst: t('data-analyst'),
  marketer: t('brand-marketing-manager'),
  exportManager: t('export-manager'),
  businessDeveloper: t('business-developer'),
  furtherStudy: t('entry-bachelors-programme-group'),
};
