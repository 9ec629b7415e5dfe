// Everything that blocks do in the browser: lazy pictures, films, sliders, tabs. Runs when the page
// is ready; all of it works without.

import { watchDates } from '../ui/dates/visitorZone.client.ts';
import { watchFrames } from '../ui/media/lazy.client.ts';
import { startSliders } from '../ui/media/slider.client.ts';
import { playEmbeds } from '../ui/media/video/video.client.ts';
import { followWidth } from '../ui/media/video/videoSource.client.ts';
import { startTabs } from './Tabs/tabs.client.ts';

watchFrames();
followWidth();
playEmbeds();
startSliders();
startTabs();
watchDates();
