/**
 * What the copy of a public page is made of. The pages themselves are data of these shapes, one a file, and one template
 * for each kind shows them. Plain text only; no markup in a string.
 */
import type { IndustrySlug, ServiceSlug, SolutionSlug } from './catalogue.ts'

/** What every page says about itself to search engines and networks. */
export interface PageMeta {
  /** Without the product's name; at most 50 characters. */
  readonly title: string
  /** 110 to 158 characters. */
  readonly description: string
  readonly keywords: readonly string[]
}

/** A heading with the text under it. */
export interface Point {
  readonly title: string
  readonly text: string
}

/** A question as a visitor would ask it, and its answer. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** A table of record. Every row has as many cells as there are columns; the first cell is the row's head. */
export interface RecordTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Printed below the table. */
  readonly note?: string
}

/** A numbered section's head. `label` stands in the rail: one to four words. */
export interface SectionCopy {
  readonly label: string
  readonly heading: string
  readonly intro?: string
}

/** One field of a specimen document. */
export interface SpecimenField {
  readonly label: string
  readonly value: string
  /** Small print under the value. */
  readonly detail?: string
  /** `result` is set with a tick and an outcome in words; `time` in the typeface of codes. Plain otherwise. */
  readonly kind?: 'result' | 'time'
  /** The annotation in the margin. Four to seven fields of a specimen carry one. */
  readonly note?: Point
}

/** The annotated specimen of what a customer receives. Everything in it is plainly a specimen, no real person or firm. */
export interface Specimen {
  /** The kind of document, such as "Verification report". */
  readonly kind: string
  readonly title: string
  /** Such as "No. 0000-SPECIMEN". */
  readonly number: string
  /** Seven to nine. */
  readonly fields: readonly SpecimenField[]
  /** Set at the foot, one or two short lines. */
  readonly foot: readonly string[]
}

/** A service page: 600 to 1,100 words in all. */
export interface ServicePage {
  readonly slug: ServiceSlug
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
  /** Four short facts under the hero, such as Turnaround, Coverage, Needed, Delivered. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** What it proves. */
  readonly proof: SectionCopy & { readonly specimen: Specimen }
  /** Who needs it. Two to five kinds of reader and their reason. */
  readonly audience: SectionCopy & { readonly points: readonly Point[] }
  /** How it works: three to eight steps with a one-word or two-word title. */
  readonly method: SectionCopy & { readonly steps: readonly Point[] }
  /** What it cannot tell you: two to six points, each with what the reader can do instead. */
  readonly limits: SectionCopy & { readonly points: readonly Point[] }
  /** Turnaround by kind of check, or the stages of a project. Four columns, three to six rows. */
  readonly turnaround: SectionCopy & {
    readonly table: RecordTable
    /** What drives the price: nouns that follow a colon, without a full stop. */
    readonly price: string
  }
  /** Three to five points; on checks of people the United States, the United Kingdom and the European Union, in this order. */
  readonly law: SectionCopy & {
    readonly points: readonly Point[]
    /** The day on which the points were last compared with the law, such as 2026-11-22. */
    readonly reviewed: string
  }
  /** Four to eight. */
  readonly questions: SectionCopy & { readonly items: readonly Question[] }
  /** Three services with the reason to order them together, and two to four industries. */
  readonly related: {
    readonly heading: string
    readonly services: readonly { readonly slug: ServiceSlug; readonly reason: string }[]
    readonly industries: readonly IndustrySlug[]
  }
  /** The closing invitation, two or three short sentences. */
  readonly closing: string
}

/** A station of a solution's flow. Stations of one column are done side by side. */
export interface FlowStation {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly service?: ServiceSlug
}

/** A solution page: 600 to 1,000 words. */
export interface SolutionPage {
  readonly slug: SolutionSlug
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** The flow of checks: three to five columns of one to four stations, and what leads from which to which. */
  readonly flow: SectionCopy & {
    readonly columns: readonly {
      readonly title: string
      readonly stations: readonly FlowStation[]
    }[]
    readonly links: readonly { readonly from: string; readonly to: string }[]
    /** The same flow in two or three sentences, for those who do not see the drawing. */
    readonly description: string
  }
  /** What each service contributes: every service of the line of work. */
  readonly parts: SectionCopy & {
    readonly items: readonly { readonly slug: ServiceSlug; readonly text: string }[]
  }
  /** Three to five situations in which it is ordered. */
  readonly situations: SectionCopy & { readonly points: readonly Point[] }
  /** What the customer receives, as a table of record with three or four columns. */
  readonly received: SectionCopy & { readonly table: RecordTable }
  readonly limits: SectionCopy & { readonly points: readonly Point[] }
  readonly questions: SectionCopy & { readonly items: readonly Question[] }
  readonly related: { readonly heading: string; readonly industries: readonly IndustrySlug[] }
  readonly closing: string
}

/** What a check does about a risk. */
export type RiskCover = 'answers' | 'supports'

/** A heading of an industry page; its label and its introduction are those of the template, the same on every page. */
export interface IndustrySection {
  readonly heading: string
}

/** An industry page: 450 to 900 words. */
export interface IndustryPage {
  readonly slug: IndustrySlug
  readonly meta: PageMeta
  readonly heading: string
  readonly lede: string
  /** The matrix: six or seven checks across, five to seven risks down. A check that a risk leaves out is not needed. */
  readonly risks: IndustrySection & {
    readonly checks: readonly { readonly slug: ServiceSlug; readonly label: string }[]
    readonly rows: readonly {
      readonly title: string
      readonly detail: string
      readonly cover: Partial<Readonly<Record<ServiceSlug, RiskCover>>>
    }[]
  }
  /** Who is checked how: four columns (role, checks, repeat, turnaround), three to five rows. */
  readonly roles: IndustrySection & { readonly table: RecordTable }
  /** A worked example, no client's name and no figures: two to four paragraphs, the last says what changed because of it. */
  readonly situation: IndustrySection & { readonly paragraphs: readonly string[] }
  /** The law that matters there, three to five points: the United States, the United Kingdom, the European Union, others. */
  readonly regulation: IndustrySection & {
    readonly points: readonly Point[]
    /** The day on which the points were last compared with the law, such as 2026-11-22. */
    readonly reviewed: string
  }
  /** Four to six. */
  readonly questions: IndustrySection & { readonly items: readonly Question[] }
  /** What to read with this guide: two or three services, one or two neighbouring industries. */
  readonly related: {
    readonly heading: string
    readonly services: readonly ServiceSlug[]
    readonly industries: readonly IndustrySlug[]
  }
  readonly closing: string
}
