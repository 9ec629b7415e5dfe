// Everything that blocks do in the browser: lazy pictures, films, sliders, tabs. Runs when the page is ready; all of it works without.
import { watchFrames } from '../ui/lazy.client.ts';
import { startSliders } from '../ui/slider.client.ts';
import { playEmbeds } from '../ui/video.client.ts';
import { watchDates } from '../ui/visitorZone.client.ts';
import { startTabs } from './Tabs/tabs.client.ts';

watchFrames();
playEmbeds();
startSliders();
startTabs();
watchDates();
