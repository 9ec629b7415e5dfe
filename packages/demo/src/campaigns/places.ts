import { loadTexts } from '../loadTexts.ts';

const t = loadTexts('campaigns/places');

/** Cities of the events. */
export const cities = {
  Almaty: t('almaty'),
  Ascona: t('ascona'),
  Bern: t('bern'),
  Bogotá: t('bogota'),
  Dubai: t('dubai'),
  Lagos: t('lagos'),
  Madrid: t('madrid'),
  'Mexico City': t('mexico-city'),
  Mumbai: t('mumbai'),
  Mürren: t('murren'),
  Riyadh: t('riyadh'),
  'São Paulo': t('sao-paulo'),
  Seoul: t('seoul'),
  Spiez: t('spiez'),
  Tashkent: t('tashkent'),
  Toronto: t('toronto'),
  Weggis: t('weggis'),
};

/** Their addresses; a street keeps the spelling that leads there. */
export const locations = {
  Online: t('online'),
  'College Rigi, 6353 Weggis': t('college-rigi-6353-weggis'),
  'Culinary Academy Ascona, 6612 Ascona': t('culinary-academy-ascona-6612'),
  'Haus Schilthalde, 3825 Mürren': t('haus-schilthalde-3825-murren'),
  'Seeblickstrasse 12, 3700 Spiez': t('seeblickstrasse-12-3700-spiez'),
  'Market hall in Colonia Roma': t('market-hall-colonia-roma'),
  'Hotel restaurant in Colaba': t('hotel-restaurant-colaba'),
  'Hotel lounge in Chamberí': t('hotel-lounge-chamberi'),
  'Hotel conference floor, Dostyk Avenue': t('hotel-conference-floor-dostyk'),
  'Hotel lobby near Avenida Paulista': t('hotel-lobby-near-avenida'),
  'Hotel lounge in Jung-gu': t('hotel-lounge-jung-gu'),
  'Hotel meeting rooms, Olaya district': t('hotel-meeting-rooms-olaya'),
  'Hotel terrace in Chapinero': t('hotel-terrace-chapinero'),
  'Hotel business centre, Yunusabad': t('hotel-business-centre-yunusabad'),
  'Hotel lounge on Victoria Island': t('hotel-lounge-victoria-island'),
  'Hotel lobby at the Marina': t('hotel-lobby-marina'),
  'Hotel library bar, King Street': t('hotel-library-bar-king'),
};
