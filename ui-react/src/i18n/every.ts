// Every part at once, for whoever is no browser and has nothing to save.
import './frame/index.ts';
import './timetable/index.ts';

export { textsIn } from './texts.ts';
