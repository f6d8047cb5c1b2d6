export { type Creation, isWhole, type MissingPart, type TemplateRow } from './creations.ts';
export { connectionOf, countsInProject, takenParts } from './fields.ts';
export {
  ADDRESS_SOURCES,
  type AddressSource,
  FoundAddress,
  HouseRegister,
  NewParticipant,
  NewProjectDraft,
  type NewProjectStep,
  type PlacesPort,
  RegisterThing,
  Unit,
} from './model.ts';
export { firstRoles, keyOfParty, type Party, partiesOf, rolesInOrder } from './parties.ts';
export { addressAsTyped, addressOf, registerQuestion, unitsOf, unitWords, wrongPartsOf } from './rules.ts';
export type { NewProjectStore, NewProjectView } from './store.ts';
