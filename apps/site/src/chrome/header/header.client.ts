// Header behaviours (spec §4): thresholds, menus, languages. Runs at once: all of it is small and
// answers the first touch.

import { wireFooterMenus } from '../footer/accordion.client.ts';
import { filterLanguages } from './countries.client.ts';
import { wireMainMenu } from './mainMenu/mainMenu.client.ts';
import { wireSheets } from './sheets.client.ts';
import { watchThresholds } from './thresholds.client.ts';

document.documentElement.setAttribute('data-scripts', '');
watchThresholds();
wireFooterMenus();
wireMainMenu();
wireSheets();
void filterLanguages();
