// Calls of the developer's control, in the terms of the service itself.
import { call, IsoInstant, json } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { OwnAnswer, OwnCenter, OwnPerson } from '../../world/records/own-world.ts';
import { ProviderSetting } from '../../world/records/provider.ts';
import {
  ChatMessageCount,
  ClockSetting,
  FaultKind,
  HandbookSetting,
  OutsideSetting,
  ProjectCount,
  ScenarioName,
  TaskCount,
} from '../../world/state.ts';
import { controlCall } from './control-call.ts';
import { CallName, Fault } from './fault-calls.ts';

export const ControlState = z.object({
  seed: z.number(),
  scenario: ScenarioName,
  projects: z.number(),
  tasks: z.number(),
  chatMessages: z.number(),
  handbook: HandbookSetting,
  scenarios: z.array(z.object({ name: z.string(), summary: z.string() })),
  clock: z.object({ setting: ClockSetting, now: IsoInstant }),
  outside: OutsideSetting,
  provider: ProviderSetting,
  checking: z.boolean(),
  calls: z.array(z.string()),
  faultKinds: z.array(FaultKind),
  faults: z.array(Fault),
});

export const state = call({
  ...controlCall,
  method: 'GET',
  path: '/control/api/state',
  summary: 'The state of the world',
  reply: json(ControlState),
});

export const setScenario = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/scenario',
  summary: 'Show the world in another way',
  body: { format: 'json', schema: z.strictObject({ scenario: ScenarioName }) },
  reply: json(ControlState),
});

export const reset = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/reset',
  summary: 'Back to the standard world of the seed, or of another seed',
  body: { format: 'json', schema: z.optional(z.strictObject({ seed: z.optional(z.int()) })) },
  reply: json(ControlState),
});

/** To let time run from an instant, to stop it at one, to move it, or to go back to the real time. */
export const ClockOrder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('run'), from: IsoInstant }),
  z.strictObject({ kind: z.literal('freeze'), at: IsoInstant }),
  z.strictObject({ kind: z.literal('move'), milliseconds: z.int() }),
  z.strictObject({ kind: z.literal('real') }),
]);
export type ClockOrder = z.output<typeof ClockOrder>;

/** A world of one's own; a part that is missing is that of the demo. */
export const WorldOrder = z.strictObject({
  seed: z.optional(z.int()),
  scenario: z.optional(ScenarioName),
  clock: z.optional(ClockOrder),
  centers: z.optional(z.readonly(z.array(OwnCenter))),
  people: z.optional(z.readonly(z.array(OwnPerson))),
  projects: z.optional(ProjectCount).check(z.describe('How many projects the company has.')),
  tasks: z.optional(TaskCount).check(z.describe('How many tasks it has.')),
  tables: z
    .optional(z.record(z.string(), z.array(z.record(z.string(), z.unknown()))))
    .check(z.describe('Rows of the workspace in place of the demo’s, by the name of the table.')),
  answers: z
    .optional(z.readonly(z.array(z.extend(OwnAnswer, { call: CallName }))))
    .check(z.describe('Answers to calls, as a recording has them; the first that fits is given.')),
});
export type WorldOrder = z.output<typeof WorldOrder>;

export const world = call({
  ...controlCall,
  method: 'GET',
  path: '/control/api/world',
  summary: 'The centers and people of the world, to be changed and set',
  reply: json(WorldOrder),
});

export const setWorld = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/world',
  summary: 'Begin a world of one’s own; everything before is gone',
  body: { format: 'json', schema: WorldOrder },
  reply: json(ControlState),
});

export const setProjects = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/projects',
  summary: 'Fill the demo company with projects; earlier changes of them are gone',
  body: { format: 'json', schema: z.strictObject({ count: ProjectCount }) },
  reply: json(ControlState),
});

export const setTasks = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/tasks',
  summary: 'Fill the demo company with tasks; earlier changes of them are gone',
  body: { format: 'json', schema: z.strictObject({ count: TaskCount }) },
  reply: json(ControlState),
});

export const setChatMessages = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/chat/size',
  summary: 'Fill the longest conversation with messages; earlier changes of all conversations are gone',
  body: { format: 'json', schema: z.strictObject({ count: ChatMessageCount }) },
  reply: json(ControlState),
});

export const setHandbook = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/handbook',
  summary: 'Say after how many templates the building of a handbook stops; null lets it go on to its end',
  body: { format: 'json', schema: HandbookSetting },
  reply: json(ControlState),
});

export const setClock = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/clock',
  summary: 'Set the clock of the world',
  body: { format: 'json', schema: ClockOrder },
  reply: json(ControlState),
});

export const setOutside = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/outside',
  summary: 'Say how the world outside behaves when no developer decides by hand',
  body: { format: 'json', schema: z.partial(OutsideSetting) },
  reply: json(ControlState),
});

export const setProvider = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/provider',
  summary: 'Say how the payment provider behaves when no developer decides by hand',
  body: { format: 'json', schema: z.partial(ProviderSetting) },
  reply: json(ControlState),
});
