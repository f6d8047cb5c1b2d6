import { Fault, FaultOrder } from '../../world/state.ts';
import { faultCalls } from './fault-calls.ts';

export const { faults, addFault, removeFault, clearFaults } = faultCalls('/control/api/faults', FaultOrder, Fault, {
  list: 'What is to go wrong',
  add: 'Let something go wrong with a call, or with every call',
  again: '',
});
