import type { Scene } from './scene.ts';
import { alpsDawn } from './scenes/alps/alpsDawn.ts';
import { alpsDusk } from './scenes/alps/alpsDusk.ts';
import { alpsNight } from './scenes/alps/alpsNight.ts';
import { alpsNoon } from './scenes/alps/alpsNoon.ts';
import { alpsStorm } from './scenes/alps/alpsStorm.ts';
import { alpsWinter } from './scenes/alps/alpsWinter.ts';
import { cableCar } from './scenes/alps/cableCar.ts';
import { trainStation } from './scenes/alps/trainStation.ts';
import { trainViaduct } from './scenes/alps/trainViaduct.ts';
import { ballroom } from './scenes/hotel/ballroom.ts';
import { barCounter } from './scenes/hotel/barCounter.ts';
import { lobbyDay } from './scenes/hotel/lobbyDay.ts';
import { lobbyEvening } from './scenes/hotel/lobbyEvening.ts';
import { receptionDesk } from './scenes/hotel/receptionDesk.ts';
import { spa } from './scenes/hotel/spa.ts';
import { suite } from './scenes/hotel/suite.ts';
import { campusCourtyard } from './scenes/houses/campusCourtyard.ts';
import { facadeChalet } from './scenes/houses/facadeChalet.ts';
import { facadeModern } from './scenes/houses/facadeModern.ts';
import { facadeNight } from './scenes/houses/facadeNight.ts';
import { facadePalace } from './scenes/houses/facadePalace.ts';
import { garden } from './scenes/houses/garden.ts';
import { nightCity } from './scenes/houses/nightCity.ts';
import { oldTown } from './scenes/houses/oldTown.ts';
import { terraceEvening } from './scenes/houses/terraceEvening.ts';
import { terraceSummer } from './scenes/houses/terraceSummer.ts';
import { terraceWinter } from './scenes/houses/terraceWinter.ts';
import { breadOven } from './scenes/kitchen/breadOven.ts';
import { kitchenCopper } from './scenes/kitchen/kitchenCopper.ts';
import { kitchenPass } from './scenes/kitchen/kitchenPass.ts';
import { kitchenStillLife } from './scenes/kitchen/kitchenStillLife.ts';
import { marketStall } from './scenes/kitchen/marketStall.ts';
import { pastryBench } from './scenes/kitchen/pastryBench.ts';
import { tableSetting } from './scenes/kitchen/tableSetting.ts';
import { bridge } from './scenes/lake/bridge.ts';
import { harbour } from './scenes/lake/harbour.ts';
import { lakeFog } from './scenes/lake/lakeFog.ts';
import { lakeMorning } from './scenes/lake/lakeMorning.ts';
import { lakeNoon } from './scenes/lake/lakeNoon.ts';
import { lakeSail } from './scenes/lake/lakeSail.ts';
import { lakeSteamer } from './scenes/lake/lakeSteamer.ts';
import { lakeSunset } from './scenes/lake/lakeSunset.ts';
import { palmPromenade } from './scenes/lake/palmPromenade.ts';
import { vineyard } from './scenes/lake/vineyard.ts';
import { conference } from './scenes/school/conference.ts';
import { dormitory } from './scenes/school/dormitory.ts';
import { lectureHall } from './scenes/school/lectureHall.ts';
import { library } from './scenes/school/library.ts';
import { seminarRoom } from './scenes/school/seminarRoom.ts';
import { workshop } from './scenes/school/workshop.ts';

/** Every scene by the name under which the seed asks for it. */
export const scenes = {
  'alps-dawn': alpsDawn,
  'alps-noon': alpsNoon,
  'alps-dusk': alpsDusk,
  'alps-night': alpsNight,
  'alps-winter': alpsWinter,
  'alps-storm': alpsStorm,
  'lake-morning': lakeMorning,
  'lake-noon': lakeNoon,
  'lake-sunset': lakeSunset,
  'lake-fog': lakeFog,
  'lake-steamer': lakeSteamer,
  'lake-sail': lakeSail,
  'terrace-summer': terraceSummer,
  'terrace-evening': terraceEvening,
  'terrace-winter': terraceWinter,
  'facade-palace': facadePalace,
  'facade-modern': facadeModern,
  'facade-chalet': facadeChalet,
  'facade-night': facadeNight,
  'lobby-day': lobbyDay,
  'lobby-evening': lobbyEvening,
  'kitchen-pass': kitchenPass,
  'kitchen-still-life': kitchenStillLife,
  'kitchen-copper': kitchenCopper,
  'pastry-bench': pastryBench,
  'bread-oven': breadOven,
  'market-stall': marketStall,
  'table-setting': tableSetting,
  'bar-counter': barCounter,
  'lecture-hall': lectureHall,
  library,
  'seminar-room': seminarRoom,
  workshop,
  conference,
  dormitory,
  'campus-courtyard': campusCourtyard,
  'train-viaduct': trainViaduct,
  'train-station': trainStation,
  'cable-car': cableCar,
  'night-city': nightCity,
  'old-town': oldTown,
  harbour,
  'palm-promenade': palmPromenade,
  vineyard,
  spa,
  ballroom,
  'reception-desk': receptionDesk,
  suite,
  garden,
  bridge,
} as const satisfies Record<string, Scene>;
