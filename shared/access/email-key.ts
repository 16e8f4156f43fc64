/** An email address as it is looked up. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase()
