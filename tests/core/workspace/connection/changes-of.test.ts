import type { EventFrame } from '@felles/core/internal/realtime/model';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listenTo } from '../../../support/fake-ports.ts';

const schema = z.object({ id: z.string(), name: z.string(), phone: z.nullish(z.string()) });

it('should read what a channel tells of its things, with the key, and leave all else alone', () => {
  const { tell, heard } = aChannel();
  tell({ event: 'guest.put', data: { id: '7', name: 'Kari', more: 1 }, key: 'k1' });
  tell({ event: 'weather', data: 'rain' });
  tell({ event: 'guest.gone', data: { id: '7' } });
  expect(heard).toEqual([
    { kind: 'put', item: { id: '7', name: 'Kari' }, key: 'k1' },
    { kind: 'gone', id: '7' },
  ]);
});

it('should keep a thing of which one part cannot be read', () => {
  const { tell, heard } = aChannel();
  tell({ event: 'guest.put', data: { id: '7', name: 'Kari', phone: {} } });
  expect(heard).toEqual([{ kind: 'put', item: { id: '7', name: 'Kari', phone: null } }]);
});

it('should leave an event out that cannot be read, and go on with the next', () => {
  const { tell, heard } = aChannel();
  tell({ event: 'guest.put', data: { id: 7, name: 'Kari' } });
  tell({ event: 'guest.gone' });
  tell({ event: 'guest.gone', data: { id: 'a' } });
  expect(heard).toEqual([{ kind: 'gone', id: 'a' }]);
});

function aChannel() {
  const frames$ = new Subject<EventFrame>();
  const asked: string[] = [];
  const live = {
    listen(channel: string) {
      asked.push(channel);
      return frames$;
    },
  };
  const { heard } = listenTo(
    changesOf(live, {
      channel: 'project.1',
      events: { put: ['guest.put'], gone: ['guest.gone'] },
      schema,
    }),
  );
  expect(asked).toEqual(['project.1']);
  return { heard, tell: (frame: EventFrame) => frames$.next(frame) };
}
