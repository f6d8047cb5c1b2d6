// Icons that no first page needs, each on its own, so that only who shows one carries it.

export const INFORMATION = 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 11v5.500M12 7.500v.1';
export const BELL =
  'M6.500 10.500a5.500 5.500 0 0 1 11 0c0 4 1.500 5.500 1.500 5.500H5s1.500-1.500 1.500-5.500ZM10 19a2 2 0 0 0 4 0';
export const DOWNLOAD = 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 19.500h14';
export const EYE =
  'M3 12c2.200-4.300 5.200-6.500 9-6.500s6.800 2.200 9 6.500c-2.200 4.300-5.200 6.500-9 6.500S5.200 16.300 3 12ZM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600Z';
