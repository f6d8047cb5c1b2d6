// The surroundings of a client: its user, the people who listen and publish, the server and the line between them.
import type { FaultyHub } from './faulty-hub.ts';
import { CHANNELS, type Listeners } from './listeners.ts';
import type { Page } from './page.ts';
import type { Questions } from './questions.ts';
import type { Random } from './random.ts';
import type { UserAct } from './reconnects.ts';
import { anyWeather, FAIR } from './weather.ts';

export interface StormNeeds {
  readonly random: Random;
  readonly hub: FaultyHub;
  readonly page: Page;
  readonly listeners: Listeners;
  readonly questions: Questions;
  readonly user: (what: UserAct) => void;
  readonly tell: (channel: string) => void;
  readonly pass: (milliseconds: number) => void;
}

const eventOf = (data: string) => `{"event":"told","channel":"${CHANNELS[0]}","data":${data}}`;

/** Texts that are no frame: broken off, of no kind, or longer or deeper than a frame may be. */
const NO_FRAMES = [
  '{"event":1}',
  '[[',
  'null',
  '{"operation":',
  eventOf(`${'['.repeat(100)}${']'.repeat(100)}`),
  eventOf(`"${'x'.repeat(4 * 1024 * 1024)}"`),
];

/** One thing after the other; how often each is named is how likely it is. */
export function createStorm({ random, hub, page, listeners, questions, user, tell, pass }: StormNeeds): () => void {
  const line = () => hub.live()[0];
  const drop = () => line()?.drop();
  const goDark = () => line()?.goDark(random.between(500, 20_000));
  const tellSomebody = () => tell(random.pick(CHANNELS));
  const happenings = [
    listeners.come,
    listeners.come,
    listeners.comeTwice,
    listeners.leave,
    listeners.leave,
    questions.publish,
    () => times(random.between(2, 4), questions.publish),
    () => random.chance(0.1) && times(120, questions.publish),
    tellSomebody,
    tellWhileTheyComeAndGo,
    drop,
    drop,
    goDark,
    () => line()?.beat(random.between(1, 4), random.pick([1_000, 5_000, 20_000])),
    () => line()?.say(random.pick(NO_FRAMES)),
    theWeatherChanges,
    theSunShines,
    () => user(random.pick(['reconnectNow', 'online', 'online', 'start'])),
    () => user(random.pick(['reconnectNow', 'online', 'online', 'start'])),
    () => times(8, theNetworkFlickers),
    theUserLeavesAndComesBack,
    thePageSleeps,
  ];
  return () => random.pick(happenings)();

  function tellWhileTheyComeAndGo(): void {
    tellSomebody();
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

  function thePageSleeps(): void {
    if (random.chance(0.3)) onlyJustComeBack();
    const long = random.pick([5_000, 20_000, 70_000, 310_000, 1_200_000]);
    page.sleep(long);
    times(random.between(0, 3), () => random.pick([drop, goDark, tellSomebody, theWeatherChanges, theSunShines])());
    pass(long);
  }

  function onlyJustComeBack(): void {
    theNetworkFlickers();
    questions.publish();
    pass(random.between(0, 80));
  }

  function theUserLeavesAndComesBack(): void {
    if (random.chance(0.4)) user('close');
    if (random.chance(0.7)) user('start');
  }
}

export function times(count: number, act: () => void): void {
  for (let left = count; left > 0; left -= 1) act();
}
