// Fields that this service gives in each answer of a schema. A reader is tolerant and asks for none of them; a program whose
// types are made of the document need not ask whether they are there.
import type { Schema } from './schemas.ts';

const OF_CHECK_INS = ['ansatte_ok', 'ansatte_fail', 'ue_ok', 'ue_fail', 'gjest', 'antall_aktive', 'project_count'];
const OF_PERSON = ['firstname', 'lastname', 'address', 'postal_code', 'municipality', 'phone_number', 'email'];

const GIVEN: Readonly<Record<string, readonly string[]>> = {
  BookingRules: ['opens_before_min', 'closes_before_min', 'cancel_before_min', 'max_per_day', 'max_waiting'],
  CheckInCounts: ['now', 'today', 'yesterday', 'last_thirty_days'],
  CheckInStatistics: OF_CHECK_INS,
  ChecklistStatistics: ['checklist_count', 'checkpoint_count', 'checkpoint_statuses', 'project_count'],
  ConditionLink: ['has_condition', 'url'],
  ContractCounts: ['contract_count', 'project_count'],
  ContractRecord: ['contractId', 'invoiceId', 'memberId', 'link_to_nets'],
  DeviationSetup: ['statuses', 'kinds', 'notice'],
  DeviationStatistics: ['per_status', 'deviation_count'],
  FirstInvoice: ['first_invoice_date', 'invoice'],
  LoginResponse: ['result', 'whoami', 'alternative_logins'],
  MemberInformation: OF_PERSON,
  MunicipalityLookup: ['municipality', 'postal_code', 'exists'],
  NewPasswordResponse: ['http_status', 'message', 'type'],
  PaymentState: ['status', 'is_paid', 'is_ended'],
  PhaseFractions: ['templates'],
  PortalInfo: ['portal_info'],
  Profile: ['fornavn', 'etternavn', 'memberid'],
  ProjectHandbook: ['handbook_id', 'title', 'version', 'built_at'],
  ProjectSummary: ['node_id', 'project_id', 'tittel'],
  ProjectView: ['project_id', 'phases', 'rights'],
  PublishedPanel: ['pub_id', 'error'],
  SessionRecord: ['sessid', 'uid', 'name', 'first_name', 'last_name', 'mobile', 'email'],
  SettingRecord: ['value'],
  SignupInformation: [...OF_PERSON, 'memberId', 'departmentId'],
  SponsorCreated: ['firstname', 'lastname', 'memberId', 'link_to_nets'],
  SponsoredMember: [...OF_PERSON, 'agreement'],
  SponsorSetup: ['status'],
  TaskStatistics: ['per_status', 'task_count', 'project_count'],
};

/** The schemas of answers with all fields that are always there. */
export const withRequired = (schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { [name]: given } = GIVEN;
      return [name, given ? { ...schema, required: [...new Set([...(schema.required ?? []), ...given])] } : schema];
    }),
  );
