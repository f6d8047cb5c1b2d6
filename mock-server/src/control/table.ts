// Every call of the control by its name: as a request, in its document, and as a function of a program.
import { LiveFault, LiveFaultOrder } from '../world/records/live-faults.ts';
import { SentMessage } from '../world/records/messages.ts';
import { OwnCenter, OwnClass, OwnPerson, WORLD_RECORDS } from '../world/records/own-world.ts';
import { Charge } from '../world/records/payments.ts';
import { ProviderSetting } from '../world/records/provider.ts';
import { ClockSetting, FaultKind, HandbookSetting, LedgerEntry, OutsideSetting, ScenarioName } from '../world/state.ts';
import { changeAgreement } from './calls/agreements.ts';
import { changeClass } from './calls/bookings.ts';
import * as chat from './calls/chat.ts';
import { act, signIn } from './calls/deeds.ts';
import {
  addFault,
  answerWith,
  CallName,
  clearFaults,
  Fault,
  FaultOrder,
  faults,
  removeFault,
} from './calls/fault-calls.ts';
import * as live from './calls/live.ts';
import { tellNotice } from './calls/notices.ts';
import * as observed from './calls/observations.ts';
import { step } from './calls/phases.ts';
import * as world from './calls/world.ts';

const { connections, publish, keepAlive, drop, halfOpen } = live;
const { journal, clearJournal, ledger, charges, messages, violations, clearViolations } = observed;
const { state, reset, setScenario, setClock, setOutside, setProvider } = world;
const { setProjects, setTasks, setChatMessages, setHandbook } = world;

export const CONTROL = {
  state,
  world: world.world,
  setWorld: world.setWorld,
  reset,
  setScenario,
  setClock,
  setOutside,
  setProvider,
  setProjects,
  setTasks,
  setChatMessages,
  setHandbook,
  faults,
  addFault,
  answerWith,
  removeFault,
  clearFaults,
  journal,
  clearJournal,
  ledger,
  charges,
  messages,
  violations,
  clearViolations,
  connections,
  publish,
  keepAlive,
  drop,
  halfOpen,
  liveFaults: live.faults,
  addLiveFault: live.addFault,
  removeLiveFault: live.removeFault,
  clearLiveFaults: live.clearFaults,
  act,
  signIn,
  writeInChat: chat.write,
  changeChat: chat.change,
  stepPhase: step,
  changeAgreement,
  changeClass,
  tellNotice,
} as const;

/** The schemas that have a name in the document of the control. */
export const SHAPES = {
  CallName,
  Charge,
  ClockOrder: world.ClockOrder,
  ClockSetting,
  ControlState: world.ControlState,
  Fault,
  FaultKind,
  FaultOrder,
  HandbookSetting,
  JournalEntry: observed.JournalEntry,
  LedgerEntry,
  LiveConnection: live.Connection,
  LiveFault,
  LiveFaultOrder,
  OutsideSetting,
  ProviderSetting,
  ScenarioName,
  SentMessage,
  OwnCenter,
  OwnClass,
  OwnPerson,
  WorldOrder: world.WorldOrder,
  ...WORLD_RECORDS,
  Violation: observed.Violation,
} as const;
