// Every part at once, for whoever is no browser and has nothing to save.
import './about/index.ts';
import './company/index.ts';
import './consent/index.ts';
import './fields/index.ts';
import './figure/index.ts';
import './frame/index.ts';
import './info/index.ts';
import './lists/index.ts';
import './membership/index.ts';
import './new-profile/index.ts';
import './not-found/index.ts';
import './overlays/index.ts';
import './panels/index.ts';
import './parts/index.ts';
import './payment/index.ts';
import './person/index.ts';
import './profile/index.ts';
import './reorder/index.ts';
import './session/index.ts';
import './signup/index.ts';
import './sponsor/index.ts';
import './start/index.ts';
import './terms/index.ts';
import './timetable/index.ts';
import './toasts/index.ts';
import './workspace/index.ts';

export { addTexts, type TextKey, textsIn } from './texts.ts';
