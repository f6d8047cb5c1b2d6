export type { NewProjectMessages } from '../../texts/new-project.ts';
export { type Creation, isWhole, type MissingPart, type TemplateRow } from './creations.ts';
export { connectionOf, countsInProject, takenParts } from './fields.ts';
export {
  ADDRESS_SOURCES,
  type AddressSource,
  CreatedProject,
  type CreationEdit,
  FoundAddress,
  HouseRegister,
  NewParticipant,
  NewProjectDraft,
  type NewProjectStep,
  type ParentProject,
  type PlacesPort,
  type RegisterQuestion,
  type RegisterThing,
  UNIT_PARTS,
  Unit,
  type UnitPart,
} from './model.ts';
export type { NewProjectOffer } from './offer.ts';
export {
  type CreationOutbox,
  type CreationOutboxNeeds,
  createCreationOutbox,
  creationEditIn,
  creationItem,
} from './outbox.ts';
export { firstRoles, keyOfParty, type Party, partiesOf, rolesInOrder } from './parties.ts';
export { readSum } from './problems.ts';
export {
  addressAsTyped,
  addressOf,
  NO_UNIT,
  registerQuestion,
  unitsOf,
  unitWords,
  wrongPartsOf,
} from './rules.ts';
export * from './store.ts';
