// What befalls a client: its user, the people who listen and publish, the server and the line between them.
import type { FaultyHub } from './faulty-hub.ts';
import { CHANNELS, type Listeners } from './listeners.ts';
import type { Questions } from './questions.ts';
import type { Random } from './random.ts';
import type { UserAct } from './reconnects.ts';
import { anyWeather, FAIR } from './weather.ts';

export interface StormNeeds {
  readonly random: Random;
  readonly hub: FaultyHub;
  readonly listeners: Listeners;
  readonly questions: Questions;
  readonly user: (what: UserAct) => void;
  readonly tell: (channel: string) => void;
}

/** One thing after the other; how often each is named is how likely it is. */
export function createStorm({ random, hub, listeners, questions, user, tell }: StormNeeds): () => void {
  const line = () => hub.live()[0];
  const drop = () => line()?.drop();
  const happenings = [
    listeners.come,
    listeners.come,
    listeners.come,
    listeners.leave,
    listeners.leave,
    questions.publish,
    () => times(random.between(2, 4), questions.publish),
    () => random.chance(0.1) && times(120, questions.publish),
    () => tell(random.pick(CHANNELS)),
    tellWhileTheyComeAndGo,
    drop,
    drop,
    () => line()?.goDark(random.between(500, 20_000)),
    () => line()?.beat(random.between(1, 4), random.pick([1_000, 5_000, 20_000])),
    () => line()?.say(random.pick(['{"event":1}', '[[', 'null', '{"operation":'])),
    theWeatherChanges,
    theSunShines,
    () => user(random.pick(['reconnectNow', 'online', 'online', 'start'])),
    () => user(random.pick(['reconnectNow', 'online', 'online', 'start'])),
    () => times(8, theNetworkFlickers),
    theUserLeavesAndComesBack,
  ];
  return () => random.pick(happenings)();

  function tellWhileTheyComeAndGo(): void {
    tell(random.pick(CHANNELS));
    listeners.leave();
    listeners.come();
  }

  function theWeatherChanges(): void {
    hub.weather = anyWeather(random);
  }

  function theSunShines(): void {
    hub.weather = FAIR;
  }

  function theNetworkFlickers(): void {
    drop();
    user('online');
  }

  function theUserLeavesAndComesBack(): void {
    if (random.chance(0.4)) user('close');
    if (random.chance(0.7)) user('start');
  }
}

export function times(count: number, act: () => void): void {
  for (let left = count; left > 0; left -= 1) act();
}
