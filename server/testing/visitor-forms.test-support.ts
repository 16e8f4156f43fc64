/** Values of the booking form as a browser sends them, for 10:00 on the day after `WEDNESDAY`. */
export const bookingForm = (values: Readonly<Record<string, unknown>> = {}) => ({
  starts_at: '2026-11-19T10:00:00Z',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  about: 'criminal-check',
  note: 'How long does a check in Portugal take?',
  time_zone: 'Asia/Kolkata',
  ...values,
})

/** Values of the form for corrections, as a browser sends them. */
export const caseForm = (values: Readonly<Record<string, unknown>> = {}) => ({
  kind: 'correction',
  place: 'uk',
  employer: 'Harbour View Care Ltd',
  month: 'October 2026',
  line: 'Employment, 2021 to 2023',
  message: 'The end date is March 2023. The report says March 2022.',
  name: 'Amara Okafor',
  email: 'amara@example.org',
  ...values,
})

/** Values of the contact form, as a browser sends them. */
export const contactForm = (values: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines Ltd',
  about: 'criminal-check',
  message: 'How long does a check in Portugal take?',
  ...values,
})
