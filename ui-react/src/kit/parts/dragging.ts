// Rows that are dragged by their grips. A row that is dropped on another takes its place.
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Lets the rows of a list be dragged, those that come later too. Returns what ends it. */
export function dragRows(list: HTMLElement, onMove: (from: number, to: number) => void): () => void {
  let stopRows: () => void = () => undefined;
  const take = () => {
    stopRows();
    stopRows = combine(...[...list.querySelectorAll<HTMLElement>(':scope > li')].map((row) => dragRow(list, row)));
  };
  const changes = new MutationObserver(take);
  changes.observe(list, { childList: true });
  take();
  const stopDrops = monitorForElements({
    canMonitor: ({ source }) => source.data['list'] === list,
    onDrop({ source, location }) {
      const target = location.current.dropTargets[0]?.element;
      if (!(target instanceof HTMLElement) || target === source.element) return;
      onMove(placeOf(source.element), placeOf(target));
    },
  });
  return () => {
    changes.disconnect();
    stopRows();
    stopDrops();
  };
}

function dragRow(list: HTMLElement, row: HTMLElement): () => void {
  const grip = row.querySelector('[data-grip]');
  if (!grip) return () => undefined;
  const leave = () => {
    delete row.dataset['over'];
  };
  return combine(
    draggable({
      element: row,
      dragHandle: grip,
      getInitialData: () => ({ list }),
      onDragStart: () => {
        row.dataset['dragged'] = '';
      },
      onDrop: () => {
        delete row.dataset['dragged'];
      },
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data['list'] === list,
      onDragEnter: ({ source }) => {
        row.dataset['over'] = placeOf(source.element) < placeOf(row) ? 'after' : 'before';
      },
      onDragLeave: leave,
      onDrop: leave,
    }),
  );
}

const placeOf = (row: HTMLElement): number => Number(row.dataset['at']);
