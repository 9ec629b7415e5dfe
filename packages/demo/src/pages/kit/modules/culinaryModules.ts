import { loadTexts } from '../../../loadTexts.ts';

const t = loadTexts('pages/kit/modules/culinaryModules');

/** Modules about cooking, pastry and restaurants. */
export const culinaryModules = {
  kitchenBasics: t('kitchen-basics-food-safety'),
  knife: t('knife-work-stocks'),
  sauces: t('sauces-reductions'),
  meat: t('meat-butchery'),
  fish: t('lake-fish-seafood'),
  plants: t('plant-based-cooking'),
  garden: t('from-garden-plate'),
  bread: t('bread-fermentation'),
  pastryBasics: t('doughs-creams'),
  chocolate: t('chocolate'),
  sugar: t('sugar-showpieces'),
  plated: t('plated-desserts'),
  iceCream: t('ice-cream-frozen-desserts'),
  alpineCuisine: t('cooking-alps'),
  worldCuisines: t('five-cuisines-world'),
  tasting: t('tasting-sensory-analysis'),
  nutrition: t('nutrition-allergens'),
  menuDesign: t('writing-pricing-menu'),
  foodCost: t('cost-control-kitchen'),
  restaurantConcept: t('restaurant-from-scratch'),
  trainingRestaurant: t('running-training-restaurant'),
  wine: t('wine-alps-ticino'),
};
