// Icons that no first page needs, each on its own, so that only who shows one carries it.

export const BELL = 'M6.5 10.5a5.5 5.5 0 0 1 11 0c0 4 1.5 5.5 1.5 5.5H5s1.5-1.5 1.5-5.5ZM10 19a2 2 0 0 0 4 0';
export const DOWNLOAD = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14';
export const EYE =
  'M3 12c2.2-4.3 5.2-6.5 9-6.5s6.8 2.2 9 6.5c-2.2 4.3-5.2 6.5-9 6.5S5.2 16.3 3 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z';
