/** One line about each service, for lists. */
import type { ServiceSlug } from './catalogue.ts'
import { serviceTurnarounds } from '../range-references.ts'

/** Texts about a service in a list. */
export interface ServiceLine {
  /** One sentence of at most twenty words. */
  readonly line: string
  /** Question that the service answers. */
  readonly asked: string
  /** Source from which the answer comes. */
  readonly of: string
  /** Turnaround with references to planning ranges. It equals the turnaround in the facts of the service's page. */
  readonly turnaround: string
}

/** Text for the turnaround of a project. */
export const proposed = 'Agreed in the proposal'

/** Texts about each service in lists. */
export const serviceLines: Readonly<Record<ServiceSlug, ServiceLine>> = {
  'criminal-check': {
    line: 'We search court and police records wherever your candidate has lived.',
    asked: 'Is there a record under this name and date of birth?',
    of: 'Court and police registries, place by place',
    turnaround: serviceTurnarounds['criminal-check'],
  },
  'education-verification': {
    line: 'We confirm degrees and licences with the institution that issued them.',
    asked: 'Was this qualification granted to this person, and when?',
    of: 'The institution, or the register it names',
    turnaround: serviceTurnarounds['education-verification'],
  },
  'employment-verification': {
    line: 'We confirm job title, dates and terms with HR or payroll.',
    asked: 'Did this person have this job between these dates?',
    of: 'The former employer’s own records',
    turnaround: serviceTurnarounds['employment-verification'],
  },
  'watchlist-screening': {
    line: 'We compare names with sanctions, exclusion and PEP lists and resolve each match.',
    asked: 'Does a list in force today name this person or firm?',
    of: 'The lists as their publishers issue them',
    turnaround: serviceTurnarounds['watchlist-screening'],
  },
  'address-verification': {
    line: 'We confirm where a person has lived and when, by register, document or visit.',
    asked: 'Did this person live here between these dates?',
    of: 'Registers, documents or a visit',
    turnaround: serviceTurnarounds['address-verification'],
  },
  'reference-validation': {
    line: 'We confirm who the referee is, then ask job-related questions.',
    asked: 'Is the referee who they are said to be, and what do they say?',
    of: 'Referees, reached through their organisation',
    turnaround: serviceTurnarounds['reference-validation'],
  },
  'background-screening': {
    line: 'We combine the checks a role needs into one order and one report.',
    asked: 'Do all parts of the history agree with each other?',
    of: 'All sources that the role requires',
    turnaround: serviceTurnarounds['background-screening'],
  },
  'risk-scoring': {
    line: 'We score companies by rules you approve and trace each point to its source.',
    asked: 'What do the findings add up to, and which weighs most?',
    of: 'Findings on file, by rules you have approved',
    turnaround: serviceTurnarounds['risk-scoring'],
  },
  'kyc-compliance': {
    line: 'We establish who your customer is, who owns it and who controls it.',
    asked: 'Who is this customer, and who owns and controls it?',
    of: 'Registries, identity documents, lists',
    turnaround: serviceTurnarounds['kyc-compliance'],
  },
  'citizen-by-investment': {
    line: 'We vet investors who apply for residence or citizenship.',
    asked: 'Are the history and the origin of the money as declared?',
    of: 'Courts, registers, filings and bank records',
    turnaround: 'Quoted by stage and country',
  },
  'resume-ranking': {
    line: 'We rank applications by your criteria and quote the evidence.',
    asked: 'Which applications meet the stated criteria, and where?',
    of: 'Only the text of the applications',
    turnaround: proposed,
  },
  'computer-vision': {
    line: 'We build models that inspect pictures and report their error rate.',
    asked: 'What does this picture show, and how sure is the model?',
    of: 'Your pictures, tested on a labelled sample',
    turnaround: proposed,
  },
  'document-intelligence': {
    line: 'We turn documents into data that links back to the page.',
    asked: 'What does this document state, and where on the page?',
    of: 'Scans and files as they arrive',
    turnaround: proposed,
  },
  'interactive-dashboards': {
    line: 'We build dashboards in which every figure opens to its records.',
    asked: 'What is this figure, and which records are behind it?',
    of: 'Your systems of record',
    turnaround: proposed,
  },
  nlp: {
    line: 'We sort, search and summarise text and quote the passage behind it.',
    asked: 'What do these texts say, and in which passage?',
    of: 'Emails, notes and filings in your languages',
    turnaround: proposed,
  },
  'predictive-analytics': {
    line: 'We forecast with a range and score each forecast afterwards.',
    asked: 'What is likely, within which range?',
    of: 'Your history, with a period held back for the test',
    turnaround: proposed,
  },
  'recommendation-engines': {
    line: 'We build recommendations that show why an item appears.',
    asked: 'What would serve this person next, and why?',
    of: 'Recorded choices that people agreed to share',
    turnaround: proposed,
  },
  rag: {
    line: 'We build assistants that answer from your documents and cite them.',
    asked: 'What do our documents say about this?',
    of: 'The documents that the reader may see',
    turnaround: proposed,
  },
  'sentiment-analysis': {
    line: 'We measure the tone of comments by topic, with a stated margin.',
    asked: 'How do people write about this, and is it changing?',
    of: 'Surveys, reviews and tickets that you have',
    turnaround: proposed,
  },
  'cloud-infrastructure': {
    line: 'We build cloud environments in code and prove that they recover.',
    asked: 'Where does it run, who can reach it, does it restore?',
    of: 'Your accounts, set up from reviewed code',
    turnaround: proposed,
  },
  'custom-software': {
    line: 'We build the software you can’t buy, and you own the code.',
    asked: 'Does it do what the process needs?',
    of: 'The people who do the work, then the tests',
    turnaround: proposed,
  },
  'data-migration': {
    line: 'We move your records and account for every one of them.',
    asked: 'Did all records arrive, and which were changed?',
    of: 'The old system and the new, record by record',
    turnaround: proposed,
  },
  'system-integration': {
    line: 'We connect your systems and log every message between them.',
    asked: 'Did each message arrive, and only once?',
    of: 'The interfaces of both systems and their logs',
    turnaround: proposed,
  },
}
