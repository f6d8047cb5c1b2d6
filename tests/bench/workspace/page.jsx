// Mounts and changes one part of the workspace at a time, and tells how long the main thread was busy with it.
import '../../../ui-react/src/styles/index.css';
import '../../../ui-react/src/styles/workspace.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { busyFor, painted } from '../busy.mjs';
import { mountBubbles, mountTalk } from './conversations.jsx';
import { mountDashboard, mountGridLayout, mountPlainLists } from './dashboards.jsx';
import { mountFigureLines, mountPlainFigures } from './figure-lines.jsx';
import { mountPlainRows, mountTable } from './long-lists.jsx';
import { mountPhases, mountPlainPhases } from './phases.jsx';
import { mountBars, mountSchedule } from './schedules.jsx';
import { mountHits } from './search.jsx';

const candidates = {
  dashboard: mountDashboard,
  gridLayout: mountGridLayout,
  plainLists: mountPlainLists,
  table: mountTable,
  plainRows: mountPlainRows,
  schedule: mountSchedule,
  bars: mountBars,
  phases: mountPhases,
  plainPhases: mountPlainPhases,
  hits: mountHits,
  figureLines: mountFigureLines,
  plainFigures: mountPlainFigures,
  talk: mountTalk,
  bubbles: mountBubbles,
};

/** A candidate is drawn anew by each of its changes: `draw` gives what is shown after the step of that number. */
window.bench = {
  prepare: () => document.fonts.ready,

  async run(name, steps) {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const candidate = await candidates[name]();
    try {
      const mount = busyFor(place, () => flushSync(() => root.render(candidate.draw(0))));
      await painted();
      const changes = [];
      for (let step = 1; step <= steps; step += 1) {
        changes.push(
          busyFor(place, () => candidate.change?.(step) ?? flushSync(() => root.render(candidate.draw(step)))),
        );
        await painted();
      }
      return {
        mount,
        change: changes.reduce((sum, one) => sum + one, 0) / Math.max(1, changes.length),
        text: place.textContent.length,
      };
    } finally {
      root.unmount();
      place.remove();
      window.scrollTo(0, 0);
      await painted();
    }
  },
};
