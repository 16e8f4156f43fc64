/** Each service in a line, for lists: the pages themselves say the rest. */
import type { ServiceSlug } from './catalogue.ts'

/** What a list says of a service. */
export interface ServiceLine {
  /** One sentence, at most twenty words. */
  readonly line: string
  /** The question that is put. */
  readonly asked: string
  /** Who or what has to answer it. */
  readonly of: string
  /** As the page's own facts have it. */
  readonly turnaround: string
}

/** Models and systems are projects. */
const proposed = 'Dated in the proposal'

/** The lines by service. */
export const serviceLines: Readonly<Record<ServiceSlug, ServiceLine>> = {
  'criminal-check': {
    line: 'The court or police registry of each place of residence, asked and reported in its own terms.',
    asked: 'Is there a record under this name and date of birth?',
    of: 'Court and police registries, place by place',
    turnaround: '24-hour, from a complete request',
  },
  'education-verification': {
    line: 'The qualification, its date and its class, confirmed by the institution that granted it.',
    asked: 'Was this qualification granted to this person, and when?',
    of: 'The institution, or the register it names',
    turnaround: '24-hour from online registers',
  },
  'employment-verification': {
    line: 'Post, dates and terms of employment, confirmed by the office that paid the person.',
    asked: 'Did this person hold this post between these dates?',
    of: 'The former employer’s own records',
    turnaround: '24-hour where records are online',
  },
  'watchlist-screening': {
    line: 'Name and date of birth compared with sanctions, exclusion and political-exposure lists.',
    asked: 'Does a list in force today name this person or firm?',
    of: 'The lists as their publishers issue them',
    turnaround: '24-hour; again on each list change',
  },
  'address-verification': {
    line: 'Where a person has lived and when, shown by a register, a document or a visit.',
    asked: 'Did this person live here between these dates?',
    of: 'Registers, documents of record, a visit',
    turnaround: '24-hour when a register is online',
  },
  'reference-validation': {
    line: 'The referee is reached through the organisation, then asked what the post makes it fair to ask.',
    asked: 'Is the referee who they are said to be, and what do they say?',
    of: 'Referees, reached through their organisation',
    turnaround: '24-hour for the referee’s standing',
  },
  'background-screening': {
    line: 'The checks that a post calls for, ordered as one file and read against one another.',
    asked: 'Does the history hold together as a whole?',
    of: 'Every source that the post calls for',
    turnaround: '24-hour for electronic sources',
  },
  'risk-scoring': {
    line: 'Findings weighed by rules that you can read, each point traced to its source.',
    asked: 'What do the findings add up to, and which weighs most?',
    of: 'Findings on file, by rules you have approved',
    turnaround: '24-hour for registered companies',
  },
  'kyc-compliance': {
    line: 'Who a customer is, who owns it and who controls it, established before the account opens.',
    asked: 'Who is this customer, and who stands behind it?',
    of: 'Registries, identity documents, lists',
    turnaround: '24-hour for online registers',
  },
  'citizen-by-investment': {
    line: 'An applicant’s identity, standing and source of wealth, put in order for the deciding authority.',
    asked: 'Are the history and the origin of the money as declared?',
    of: 'Courts, registries, filings and banks’ letters',
    turnaround: 'Set by the furthest source; staged',
  },
  'resume-ranking': {
    line: 'A reading order for applications by criteria that you set, with the evidence quoted.',
    asked: 'Which applications meet the stated criteria, and where?',
    of: 'The text of the applications, nothing else',
    turnaround: proposed,
  },
  'computer-vision': {
    line: 'Photographs, scans and video read for stated features, with the error rate beside the answer.',
    asked: 'What does this picture show, and how sure is the model?',
    of: 'Your pictures, tested on a labelled sample',
    turnaround: proposed,
  },
  'document-intelligence': {
    line: 'Fields taken from documents, each with its place on the page and how sure the reading is.',
    asked: 'What does this document state, and where on the page?',
    of: 'Scans and files as they arrive',
    turnaround: proposed,
  },
  'interactive-dashboards': {
    line: 'Your own figures on one screen, each of which opens to the records behind it.',
    asked: 'Where do things stand, and which records say so?',
    of: 'Your systems of record',
    turnaround: proposed,
  },
  nlp: {
    line: 'Texts sorted, compared and summarised, with the passage that supports each statement.',
    asked: 'What do these texts say, and in which passage?',
    of: 'Letters, notes and filings in your languages',
    turnaround: proposed,
  },
  'predictive-analytics': {
    line: 'An estimate with its range, tested on a period the model has not seen.',
    asked: 'What is likely, within which range?',
    of: 'Your history, with a period held back for the test',
    turnaround: proposed,
  },
  'recommendation-engines': {
    line: 'Suggestions drawn from recorded choices, each with the reason for which it is shown.',
    asked: 'What would serve this person next, and why?',
    of: 'Recorded choices that people agreed to share',
    turnaround: proposed,
  },
  rag: {
    line: 'Answers drawn from your own documents, with the passages they rest on, or no answer at all.',
    asked: 'What do our documents say about this?',
    of: 'The documents that the reader may see',
    turnaround: proposed,
  },
  'sentiment-analysis': {
    line: 'The tone of many comments by topic, measured against a sample that people have read.',
    asked: 'How do people write about this, and is it changing?',
    of: 'Surveys, reviews and tickets that you hold',
    turnaround: proposed,
  },
  'cloud-infrastructure': {
    line: 'Hosting described in code, with access, backups and costs that can be inspected.',
    asked: 'Where does it run, who can reach it, does it restore?',
    of: 'Your accounts, set up from reviewed code',
    turnaround: proposed,
  },
  'custom-software': {
    line: 'Programs for a process that no product fits, handed over with their tests and source.',
    asked: 'Does it do what the process needs?',
    of: 'The people who do the work, then the tests',
    turnaround: proposed,
  },
  'data-migration': {
    line: 'Records moved between systems, counted and compared on both sides before the switch.',
    asked: 'Did every record arrive, unchanged?',
    of: 'The old system and the new, record by record',
    turnaround: proposed,
  },
  'system-integration': {
    line: 'Systems joined so that a fact is entered once, with every transfer logged.',
    asked: 'Does each system hold the same fact?',
    of: 'The interfaces of both systems and their logs',
    turnaround: proposed,
  },
}
