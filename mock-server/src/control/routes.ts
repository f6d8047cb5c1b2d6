import { WIRE } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../answer.ts';
import { maskAddress, maskDirective } from '../masks.ts';
import type { Service } from '../row.ts';
import { SCENARIO_NAMES, SCENARIOS } from '../scenarios.ts';
import { CHAT_TABLES } from '../tables/chat-rows.ts';
import { addFault, clearFaults, removeFault } from '../world/faults.ts';
import { FAULT_KINDS } from '../world/state.ts';
import * as faultCalls from './calls/fault-calls.ts';
import * as observedCalls from './calls/observations.ts';
import * as worldCalls from './calls/world.ts';
import { requireSense } from './fault-sense.ts';
import { clockBy, setWorld, worldAsOrder } from './set-world.ts';

/** How a developer, or a test, moves the world. */
export function controlRoutes(app: FastifyInstance, service: Service): void {
  routesOfTheWorld(app, service);
  routesOfFaults(app, service);
  routesOfWhatWasObserved(app, service);
}

function routesOfTheWorld(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const state = () => describe(service);

  answer(app, service, worldCalls.state, state);

  answer(app, service, worldCalls.setScenario, ({ body: { scenario } }) => {
    world.change((now) => {
      now.scenario = scenario;
    });
    return state();
  });

  answer(app, service, worldCalls.reset, ({ body }) => {
    world.reset(body?.seed);
    return state();
  });

  answer(app, service, worldCalls.world, () => worldAsOrder(world));

  answer(app, service, worldCalls.setWorld, ({ body }) => {
    setWorld(world, body);
    return state();
  });

  answer(app, service, worldCalls.setProjects, ({ body: { count } }) => {
    world.change((now) => {
      now.projects = count;
      delete now.tables['projects'];
    });
    return state();
  });

  answer(app, service, worldCalls.setTasks, ({ body: { count } }) => {
    world.change((now) => {
      now.tasks = count;
      delete now.tables['tasks'];
    });
    return state();
  });

  answer(app, service, worldCalls.setChatMessages, ({ body: { count } }) => {
    world.change((now) => {
      now.chatMessages = count;
      for (const name of CHAT_TABLES) delete now.tables[name];
    });
    return state();
  });

  answer(app, service, worldCalls.setHandbook, ({ body }) => {
    world.change((now) => {
      now.handbook = body;
    });
    return state();
  });

  answer(app, service, worldCalls.setClock, ({ body }) => {
    const clock = clockBy(body, world);
    world.change((now) => {
      now.clock = clock;
    });
    return state();
  });

  answer(app, service, worldCalls.setOutside, ({ body }) => {
    world.change((now) => {
      const { signing = now.outside.signing, bankConfirmsAfter = now.outside.bankConfirmsAfter } = body;
      now.outside = { signing, bankConfirmsAfter };
    });
    return state();
  });

  answer(app, service, worldCalls.setProvider, ({ body }) => {
    const { checkout, outcome, callbackAfter } = body;
    world.change((now) => {
      now.provider = {
        checkout: checkout ?? now.provider.checkout,
        outcome: outcome ?? now.provider.outcome,
        // Null means something here: it is left to chance.
        callbackAfter: callbackAfter === undefined ? now.provider.callbackAfter : callbackAfter,
      };
    });
    return state();
  });
}

function describe({ world, check }: Service) {
  const { seed, projects, tasks, chatMessages, handbook, scenario, clock, outside, provider, faults } = world.state;
  return {
    seed,
    projects,
    tasks,
    chatMessages,
    handbook,
    scenario,
    scenarios: SCENARIO_NAMES.map((name) => ({ name, summary: SCENARIOS[name].summary })),
    clock: { setting: clock, now: world.now() },
    outside,
    provider,
    checking: check,
    calls: CALLS,
    faultKinds: [...FAULT_KINDS],
    faults,
  };
}

const CALLS = Object.keys(WIRE);

function routesOfFaults(app: FastifyInstance, service: Service): void {
  const { world } = service;

  answer(app, service, faultCalls.faults, () => world.state.faults);

  answer(app, service, faultCalls.addFault, ({ body }) => {
    requireSense(body);
    return addFault(world, body);
  });

  answer(app, service, faultCalls.answerWith, ({ body }) => {
    const order = { ...body, kind: 'answer', probability: 1 } as const;
    requireSense(order);
    return addFault(world, order);
  });

  answer(app, service, faultCalls.removeFault, ({ params: { id } }) => {
    removeFault(world, id);
    return world.state.faults;
  });

  answer(app, service, faultCalls.clearFaults, () => {
    clearFaults(world);
    return world.state.faults;
  });
}

function routesOfWhatWasObserved(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { calls, violations } = world.observed;

  answer(app, service, observedCalls.journal, () => calls.entries);
  answer(app, service, observedCalls.ledger, () => world.state.ledger);
  answer(app, service, observedCalls.charges, () => world.state.charges);
  answer(app, service, observedCalls.messages, () => world.state.messages);
  answer(app, service, observedCalls.violations, () => violations.entries);

  answer(app, service, observedCalls.clearJournal, () => {
    calls.clear();
    return [];
  });

  answer(app, service, observedCalls.clearViolations, () => {
    violations.clear();
    return [];
  });

  answer(app, service, observedCalls.policyReport, ({ body: { 'csp-report': report } }) => {
    const masked = (address: string | null | undefined) =>
      maskAddress(address ?? '', (code) => world.demo.center(code) !== null);
    const [directive = ''] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ');
    violations.add({
      at: world.now(),
      directive: maskDirective(directive),
      blocked: masked(report['blocked-uri']),
      document: masked(report['document-uri']),
      source: masked(report['source-file']),
    });
    return { noted: true };
  });
}
