// The tone of each status, in one place: lists, pages, boards, figures and portlets show a status in one colour.
import type { TagType } from '@felles/core';
import type { CHECKPOINT_STATUSES } from '@felles/core/workspace/checklists';
import type { Project } from '@felles/core/workspace/projects';
import type { CompletionStatus } from '@felles/core/workspace/tasks';
import type { FigureTone } from '../kit/figure/figure-data.ts';

export type Tone = 'mute' | 'info' | 'go' | 'bad' | 'ok' | 'warn';

const TASKS: Readonly<Record<CompletionStatus, Tone>> = {
  CANCELLED: 'mute',
  COMPLETED: 'ok',
  DELETED: 'mute',
  DEVIANCE: 'warn',
  HOLIDAY: 'mute',
  INCOMPLETE: 'warn',
  INPROGRESS: 'go',
  OVERDUE: 'bad',
  PROPOSED: 'mute',
  SCHEDULED: 'mute',
  SIMULATED: 'mute',
  STARTED: 'info',
};
const CHECKPOINTS: Readonly<Record<(typeof CHECKPOINT_STATUSES)[number], Tone>> = {
  OK: 'ok',
  NOT_OK: 'bad',
  NOT_RELEVANT: 'mute',
};
/** The statuses that are known by their codes. Every status has the service's own name. */
const PROJECTS: Readonly<Record<string, Tone>> = { '2': 'info', '3': 'ok', '4': 'warn' };

const toneIn = (tones: Readonly<Record<string, Tone>>, status: string | number | null | undefined): Tone =>
  (Object.hasOwn(tones, String(status ?? '')) ? tones[String(status ?? '')] : undefined) ?? 'mute';

export const toneOfTask = (status: string | null | undefined): Tone => toneIn(TASKS, status);
export const toneOfCheckpoint = (status: string): Tone => toneIn(CHECKPOINTS, status);
export const toneOfProject = ({ status }: Pick<Project, 'status'>): Tone => toneIn(PROJECTS, status?.status_code);
/** Only the service knows the meaning of its statuses, but for whether they close a deviation. */
export const toneOfDeviation = (isClosed: boolean): Tone => (isClosed ? 'ok' : 'info');

const TAGS: Readonly<Record<Tone, TagType>> = {
  mute: 'DEFAULT',
  info: 'INFO',
  go: 'INFO',
  bad: 'ERROR',
  ok: 'SUCCESS',
  warn: 'WARNING',
};
export const tagOf = (tone: Tone): TagType => TAGS[tone];

/** The colour of a tone before a name in a figure. */
export const fillOf = (tone: Tone): FigureTone => (tone === 'go' ? 'first' : tone);
