/** Normalized email address, by which accounts and people are looked up. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase()
