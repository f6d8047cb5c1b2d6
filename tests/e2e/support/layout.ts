import { demoLayouts, demoPortlets } from '@felles/fixtures/workspace/day';
import type { World } from '@felles/mock-server/internal';

/** Gives the active layout of ola the portlets of these kinds, in the order in which the service offers them. */
export const withPortlets =
  (...kinds: readonly string[]) =>
  (world: World): void =>
    world.change((state) => {
      state.tables['layouts'] = demoLayouts().map((layout) =>
        layout.layout_id === '5011'
          ? { ...layout, portlets: demoPortlets().filter(({ type }) => kinds.includes(type)) }
          : layout,
      );
    });

/** Figures, deadlines and projects beside each other. */
export const withFigures = withPortlets('tasks', 'deadlines', 'projects', 'lastvisited');
