// Mounts and filters one week by one candidate at a time, and tells how long the main thread was busy with it.
import '../../../ui-react/src/styles/index.css';
import { busyFor, painted } from '../busy.mjs';
import { inventClasses } from '../classes.mjs';
import { mountFelles, mountStates } from './felles.jsx';
import { mountFullCalendar } from './full-calendar.jsx';
import { mountPlain } from './plain.jsx';
import { weekFor } from './week.mjs';

/** About as many types as the largest demo center has. */
const TYPES = 20;

const candidates = { felles: mountFelles, states: mountStates, plain: mountPlain, fullCalendar: mountFullCalendar };
let week;

window.bench = {
  async prepare(count) {
    await document.fonts.ready;
    week = weekFor(inventClasses(count, TYPES));
    return { cards: week.days.flat().length };
  },

  /** The drawing of one candidate, without the ids it made up. */
  async markup(name) {
    return inPlace(name, (place) => place.innerHTML.replaceAll(/(id|aria-labelledby)="[^"]*"/g, ''));
  },

  /** Mounts, takes one type away and brings it back, and, where wanted, goes to one type alone and back to all. */
  async run(name, { toggles, alone }) {
    return inPlace(name, async (place, { select }, mount) => {
      const { types } = week;
      const measure = async (selected) => {
        const took = busyFor(place, () => select(selected));
        await painted();
        return took;
      };
      const figures = { mount, toggle: [], onlyOne: [], backToAll: [], elements: place.querySelectorAll('*').length };
      await measure(types);
      for (const type of types.slice(0, toggles)) {
        figures.toggle.push(await measure(types.filter((other) => other !== type)), await measure(types));
      }
      await measure([]);
      for (const type of types.slice(0, alone)) {
        figures.onlyOne.push(await measure([type]));
        figures.backToAll.push(await measure([]));
      }
      return figures;
    });
  },
};

async function inPlace(name, work) {
  const place = document.body.appendChild(document.createElement('div'));
  const candidate = candidates[name](place, week);
  try {
    const mount = busyFor(place, candidate.mount);
    await painted();
    return await work(place, candidate, mount);
  } finally {
    candidate.unmount();
    place.remove();
    await painted();
  }
}
