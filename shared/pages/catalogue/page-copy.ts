/**
 * Types of the copy of public pages. Each page is data of one of these types in a separate file; each type has one template. Plain text
 * only; no markup in a string.
 */
import type { IndustrySlug, ServiceSlug, SolutionSlug } from './catalogue.ts'

/** Metadata of a page for search engines and social networks. */
export interface PageMeta {
  /** At most 50 characters, excluding the product's name. */
  readonly title: string
  /** 110 to 158 characters. */
  readonly description: string
  readonly keywords: readonly string[]
}

/** Heading with its text. */
export interface Point {
  readonly title: string
  readonly text: string
}

/** Question of a visitor, and its answer. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** Table. Every row has as many cells as there are columns; the first cell is the row's heading. */
export interface RecordTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Shown below the table. */
  readonly note?: string
}

/** Head of a numbered section. `label` has one to four words and is shown in the rail. */
export interface SectionCopy {
  readonly label: string
  readonly heading: string
  readonly intro?: string
}

/** Field of a specimen document. */
export interface SpecimenField {
  readonly label: string
  readonly value: string
  /** Small print under the value. */
  readonly detail?: string
  /** `result` shows the value as an outcome with a tick; `time` shows it in the monospaced typeface. Default: plain text. */
  readonly kind?: 'result' | 'time'
  /** Annotation in the margin. Four to seven fields of a specimen have one. */
  readonly note?: Point
}

/** Annotated specimen of a delivered document. It is clearly marked as a specimen and names no real person or company. */
export interface Specimen {
  /** Kind of document, such as "Verification report". */
  readonly kind: string
  readonly title: string
  /** Such as "No. 0000-SPECIMEN". */
  readonly number: string
  /** Seven to nine fields. */
  readonly fields: readonly SpecimenField[]
  /** One or two short lines, shown at the bottom. */
  readonly foot: readonly string[]
}

/** Service page of 600 to 1,100 words. */
export interface ServicePage {
  readonly slug: ServiceSlug
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
  /** Four short facts under the hero, such as Turnaround, Coverage, Needed, Delivered. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Section on the proof that the service delivers. */
  readonly proof: SectionCopy & { readonly specimen: Specimen }
  /** Section on the audience: two to five kinds of readers with their reasons. */
  readonly audience: SectionCopy & { readonly points: readonly Point[] }
  /** Section on the method: three to eight steps with titles of one or two words. */
  readonly method: SectionCopy & { readonly steps: readonly Point[] }
  /** Section on the limits: two to six points, each with an alternative for the reader. */
  readonly limits: SectionCopy & { readonly points: readonly Point[] }
  /** Turnaround by kind of check, or the stages of a project. Four columns, three to six rows. */
  readonly turnaround: SectionCopy & {
    readonly table: RecordTable
    /** Price factors: nouns to follow a colon, without a full stop. */
    readonly price: string
  }
  /**
   * Three to five points. Pages about checks of people cover the United States, the United Kingdom and the European Union, in this order.
   */
  readonly law: SectionCopy & {
    readonly points: readonly Point[]
    /** Date of the last review of the points against the law, such as 2026-11-22. */
    readonly reviewed: string
  }
  /** Four to eight questions. */
  readonly questions: SectionCopy & { readonly items: readonly Question[] }
  /** Three services, each with the reason to combine it with this one, and two to four industries. */
  readonly related: {
    readonly heading: string
    readonly services: readonly { readonly slug: ServiceSlug; readonly reason: string }[]
    readonly industries: readonly IndustrySlug[]
  }
  /** Closing call to action of two or three short sentences. */
  readonly closing: string
}

/** Station of a solution's flow. Stations of one column run in parallel. */
export interface FlowStation {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly service?: ServiceSlug
}

/** Solution page of 600 to 1,000 words. */
export interface SolutionPage {
  readonly slug: SolutionSlug
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Flow of checks: three to five columns of one to four stations, and the links between them. */
  readonly flow: SectionCopy & {
    readonly columns: readonly {
      readonly title: string
      readonly stations: readonly FlowStation[]
    }[]
    readonly links: readonly { readonly from: string; readonly to: string }[]
    /** Text alternative of the flow in two or three sentences. */
    readonly description: string
  }
  /** Contribution of each service of the line of work. */
  readonly parts: SectionCopy & {
    readonly items: readonly { readonly slug: ServiceSlug; readonly text: string }[]
  }
  /** Three to five situations in which customers order it. */
  readonly situations: SectionCopy & { readonly points: readonly Point[] }
  /** Deliverables as a table with three or four columns. */
  readonly received: SectionCopy & { readonly table: RecordTable }
  readonly limits: SectionCopy & { readonly points: readonly Point[] }
  readonly questions: SectionCopy & { readonly items: readonly Question[] }
  readonly related: { readonly heading: string; readonly industries: readonly IndustrySlug[] }
  readonly closing: string
}

/** Effect of a check on a risk. */
export type RiskCover = 'answers' | 'supports'

/** Heading of an industry page; its label and introduction come from the template and are the same on every page. */
export interface IndustrySection {
  readonly heading: string
}

/** Industry page of 450 to 900 words. */
export interface IndustryPage {
  readonly slug: IndustrySlug
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
  /** Matrix of six or seven checks (columns) and five to seven risks (rows). Checks that a row omits are not needed for its risk. */
  readonly risks: IndustrySection & {
    readonly checks: readonly { readonly slug: ServiceSlug; readonly label: string }[]
    readonly rows: readonly {
      readonly title: string
      readonly detail: string
      readonly cover: Partial<Readonly<Record<ServiceSlug, RiskCover>>>
    }[]
  }
  /** Checks by role: four columns (role, checks, repeat, turnaround), three to five rows. */
  readonly roles: IndustrySection & { readonly table: RecordTable }
  /** Worked example without a client's name or figures: two to four paragraphs, the last of which describes the change that followed. */
  readonly situation: IndustrySection & { readonly paragraphs: readonly string[] }
  /** Relevant law in three to five points: the United States, the United Kingdom, the European Union, others. */
  readonly regulation: IndustrySection & {
    readonly points: readonly Point[]
    /** Date of the last review of the points against the law, such as 2026-11-22. */
    readonly reviewed: string
  }
  /** Four to six questions. */
  readonly questions: IndustrySection & { readonly items: readonly Question[] }
  /** Further reading: two or three services, one or two related industries. */
  readonly related: {
    readonly heading: string
    readonly services: readonly ServiceSlug[]
    readonly industries: readonly IndustrySlug[]
  }
  readonly closing: string
}
