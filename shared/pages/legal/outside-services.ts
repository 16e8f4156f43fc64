/** Third-party service to which the site can be connected. */
interface OutsideService {
  readonly name: string
  /** Purpose of the service. */
  readonly use: string
  /** Data that the service receives if it is connected. */
  readonly receives: string
  /** Country in which the service stores the data, and the legal basis of the transfer. */
  readonly place: string
  readonly inUse: string
}

const whereConnected = 'Only where connected'
const unitedStates = 'United States, under the standard contractual clauses in its terms'

/** All third-party services that the site's code supports. The privacy policy and the trust page list them. */
export const outsideServices: readonly OutsideService[] = [
  {
    name: 'Sanity',
    use: 'Storing articles and their pictures',
    receives:
      'What editors write, and pictures that they put into articles there. Your browser asks our server',
    place: 'As the operator’s contract with it says',
    inUse: whereConnected,
  },
  {
    name: 'Cloudinary',
    use: 'Storing pictures',
    receives:
      'Pictures that staff upload from their own browsers, with what they say of them. Your browser asks our server',
    place: unitedStates,
    inUse: whereConnected,
  },
  {
    name: 'Google Gemini',
    use: 'Answers of the chat assistant',
    receives:
      'The question you type, the one before it if yours follows on, and passages of our own pages. Requests come from our server',
    place: unitedStates,
    inUse: whereConnected,
  },
  {
    name: 'Calendly',
    use: 'Booking of meetings',
    receives: 'What you enter to book',
    place: unitedStates,
    inUse:
      'Only where connected: within our pages with your consent, or in a tab that you open yourself',
  },
  {
    name: 'A mail server (SMTP)',
    use: 'Telling staff about a message or a meeting, and sending you its receipt, invitation or reminder',
    receives: 'What you sent, and your address',
    place: 'Where the operator runs it',
    inUse: whereConnected,
  },
  {
    name: 'Systems of our own (webhook)',
    use: 'Moving an inquiry into our customer system',
    receives: 'What you sent through a form or to book a meeting, signed',
    place: 'Where the operator runs them',
    inUse: whereConnected,
  },
]
