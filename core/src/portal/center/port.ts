import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type {
  Center,
  ColorEntry,
  Department,
  ImageList,
  LogoSource,
  Manifest,
  PortalInfo,
  SponsorSetup,
  TokenResponse,
} from './model.ts';

/** The requests of the portal's start. */
export interface CenterPort {
  manifest(): Reply<Manifest>;
  token(centerCode: string): Reply<TokenResponse>;
  center(): Reply<Center>;
  /** Closed ones too: `offeredDepartments` leaves them out. The name is in one of two fields: `departmentName` finds it. */
  departments(): Reply<readonly Department[]>;
  colors(departmentId: number | null): Reply<readonly ColorEntry[]>;
  images(departmentId: number | null): Reply<ImageList>;
  logo(source: LogoSource): Reply<FileContent>;
  sponsorSetup(): Reply<SponsorSetup>;
  portalInfo(departmentId: number | null): Reply<PortalInfo>;
}
