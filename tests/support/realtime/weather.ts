import type { Random } from './random.ts';

/** The state of the server at the moment, and how likely its frames go wrong (0 to 1). */
export interface Weather {
  /** To forbid is to let nobody so much as make a socket. */
  readonly server: 'up' | 'down' | 'silent' | 'forbidden';
  readonly token: 'given' | 'refused' | 'kept';
  readonly badAnswers: number;
}

export const FAIR: Weather = { server: 'up', token: 'given', badAnswers: 0 };

export const anyWeather = (random: Random): Weather => ({
  server: random.pick(['up', 'up', 'up', 'down', 'silent', 'forbidden']),
  token: random.pick(['given', 'given', 'given', 'refused', 'kept']),
  badAnswers: random.pick([0, 0.1, 0.5]),
});
