// The centers and classes of a world that a test has made.
import { WEEKDAYS } from '@felles/core';
import { type DemoCenter, demoCenters } from '@felles/fixtures';
import type { OwnCenter, OwnClass } from './records/own-world.ts';

/** The ids of the demo centers are below. */
const FIRST_ID = 900;

const empty = (code: string, place: number): DemoCenter => ({
  code,
  center: { id: FIRST_ID + place, title: code, address: null, contact_email: null },
  departments: [],
  colors: [],
  images: [],
  logo: null,
  tracking: {},
  memberships: [],
  membershipGroups: [],
  canBeSponsored: false,
  terms: null,
  departmentTerms: [],
  checkout: 'redirect',
  portalInfo: '',
});

/** A center of one's own: a field that is missing is that of the demo center with its code, or empty. */
export function centerOf(own: OwnCenter, place: number): DemoCenter {
  const base = demoCenters().find(({ code }) => code === own.code) ?? empty(own.code, place);
  return {
    ...base,
    center: own.center ?? base.center,
    departments: own.departments ?? base.departments,
    colors: own.colors ?? base.colors,
    images: own.images ?? base.images,
    tracking: own.tracking ?? base.tracking,
    memberships: own.memberships ?? base.memberships,
    membershipGroups: own.membershipGroups ?? base.membershipGroups,
    canBeSponsored: own.canBeSponsored ?? base.canBeSponsored,
    checkout: own.checkout ?? base.checkout,
    portalInfo: own.portalInfo ?? base.portalInfo,
  };
}

/** A center as an order for one's own. Its programme is drawn, and not told. */
export const toldOf = ({ logo: _, terms: __, departmentTerms: ___, ...center }: DemoCenter) => center;

const COLOR = '#3e63b8';

/** The weekly programme of a department. */
export const programmeOf = (classes: readonly OwnClass[], department: number) =>
  classes
    .filter(({ departmentId }) => departmentId === department)
    .map(({ weekday, start, minutes, name, instructor }) => {
      const [hour = 0, minute = 0] = start.split(':').map(Number);
      const began = { weekday: WEEKDAYS[weekday - 1] ?? 0, start: hour * 60 + minute };
      return { ...began, minutes, type: name, instructor, color: COLOR };
    });
