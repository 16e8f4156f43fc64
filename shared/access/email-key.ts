/** Normalised email address for look-ups. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase()
