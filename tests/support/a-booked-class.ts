import type { BookedClass } from '@felles/mock-server/internal';

/** The class begins at this second; its queue and its deadline end before that. */
export const CLASS_START = 100_000;

/** A class without seats. */
export const aBookedClass = (capacity: number): BookedClass => ({
  center: 'nordlys',
  date: '2026-11-19',
  id: 1_010_001,
  departmentId: 101,
  startsAt: CLASS_START,
  endsAt: CLASS_START + 3_600,
  opensAt: 0,
  cancelUntil: CLASS_START - 7_200,
  closesAt: CLASS_START - 1_800,
  clips: 0,
  capacity,
  isCancelled: false,
  isFreeTold: false,
  seats: [],
});
