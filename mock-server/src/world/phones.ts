/** One number and one person, however it is written: with the code of the country or without. */
export const national = (phone: string): string => phone.replace(/^0047(?=\d{8}$)/, '');
