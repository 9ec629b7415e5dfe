import type { Scene } from './scene.ts';
import { alpsDawn } from './scenes/alpsDawn.ts';
import { alpsDusk } from './scenes/alpsDusk.ts';
import { alpsNight } from './scenes/alpsNight.ts';
import { alpsNoon } from './scenes/alpsNoon.ts';
import { alpsStorm } from './scenes/alpsStorm.ts';
import { alpsWinter } from './scenes/alpsWinter.ts';
import { ballroom } from './scenes/ballroom.ts';
import { barCounter } from './scenes/barCounter.ts';
import { breadOven } from './scenes/breadOven.ts';
import { bridge } from './scenes/bridge.ts';
import { cableCar } from './scenes/cableCar.ts';
import { campusCourtyard } from './scenes/campusCourtyard.ts';
import { conference } from './scenes/conference.ts';
import { dormitory } from './scenes/dormitory.ts';
import { facadeChalet } from './scenes/facadeChalet.ts';
import { facadeModern } from './scenes/facadeModern.ts';
import { facadeNight } from './scenes/facadeNight.ts';
import { facadePalace } from './scenes/facadePalace.ts';
import { garden } from './scenes/garden.ts';
import { harbour } from './scenes/harbour.ts';
import { kitchenCopper } from './scenes/kitchenCopper.ts';
import { kitchenPass } from './scenes/kitchenPass.ts';
import { kitchenStillLife } from './scenes/kitchenStillLife.ts';
import { lakeFog } from './scenes/lakeFog.ts';
import { lakeMorning } from './scenes/lakeMorning.ts';
import { lakeNoon } from './scenes/lakeNoon.ts';
import { lakeSail } from './scenes/lakeSail.ts';
import { lakeSteamer } from './scenes/lakeSteamer.ts';
import { lakeSunset } from './scenes/lakeSunset.ts';
import { lectureHall } from './scenes/lectureHall.ts';
import { library } from './scenes/library.ts';
import { lobbyDay } from './scenes/lobbyDay.ts';
import { lobbyEvening } from './scenes/lobbyEvening.ts';
import { marketStall } from './scenes/marketStall.ts';
import { nightCity } from './scenes/nightCity.ts';
import { oldTown } from './scenes/oldTown.ts';
import { palmPromenade } from './scenes/palmPromenade.ts';
import { pastryBench } from './scenes/pastryBench.ts';
import { receptionDesk } from './scenes/receptionDesk.ts';
import { seminarRoom } from './scenes/seminarRoom.ts';
import { spa } from './scenes/spa.ts';
import { suite } from './scenes/suite.ts';
import { tableSetting } from './scenes/tableSetting.ts';
import { terraceEvening } from './scenes/terraceEvening.ts';
import { terraceSummer } from './scenes/terraceSummer.ts';
import { terraceWinter } from './scenes/terraceWinter.ts';
import { trainStation } from './scenes/trainStation.ts';
import { trainViaduct } from './scenes/trainViaduct.ts';
import { vineyard } from './scenes/vineyard.ts';
import { workshop } from './scenes/workshop.ts';

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
