import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { servicesHub } from '#shared/pages/hubs/services.ts'
import { shippedRanges } from '#shared/pages/hubs/turnaround.ts'
import { whatWeOffer } from '#shared/pages/hubs/what-we-offer.ts'
import { solutionsIndex } from '#shared/pages/hubs/solutions.ts'
import { industriesIndex } from '#shared/pages/hubs/industries.ts'
import {
  industries,
  industrySections,
  serviceSections,
  services,
  solutionEntries,
} from '#shared/pages/catalogue/catalogue.ts'
import { drawers } from '#shared/pages/dossiers.ts'
import { serviceLines } from '#shared/pages/catalogue/service-lines.ts'
import { paths } from '#shared/paths/paths.ts'
import { IndustriesPage } from './industries-page.tsx'
import { ServicesPage } from './services-page.tsx'
import { SolutionsPage } from './solutions-page.tsx'
import { WhatWeOfferPage } from './what-we-offer-page.tsx'

const hubs = [
  { name: 'what we offer', html: renderToStaticMarkup(<WhatWeOfferPage page={whatWeOffer} />) },
  {
    name: 'services',
    html: renderToStaticMarkup(
      <ServicesPage page={servicesHub} ranges={shippedRanges} line={undefined} />,
    ),
  },
  { name: 'solutions', html: renderToStaticMarkup(<SolutionsPage page={solutionsIndex} />) },
  { name: 'industries', html: renderToStaticMarkup(<IndustriesPage page={industriesIndex} />) },
] as const

const [offer, index, series, cabinet] = hubs

const linksIn = (html: string) =>
  new Set([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href))

/** Slugs of the services to which the rows of the index link. The tables below the index contain no links. */
const servicesIn = (html: string) =>
  [...html.matchAll(/<th scope="row"><span[^>]*>[^<]*<\/span><a href="([^"]+)"/g)].map(
    ([, to]) => to,
  )

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)

test.each(hubs)(
  'the hub $name has one heading, no inline styles and no duplicate ids',
  ({ html }) => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
    expect(new Set(idsIn(html)).size).toBe(idsIn(html).length)
  },
)

test('the page "what we offer" names every service with a description and a link', () => {
  for (const { slug } of services) {
    expect(linksIn(offer.html)).toContain(paths.service(slug))
    expect(offer.html).toContain(serviceLines[slug].line)
  }
})

test('the "View All" links of both menus lead to sections of the page "what we offer"', () => {
  const sections = [...serviceSections, ...industrySections].map(({ slug }) => slug)
  expect(idsIn(offer.html)).toEqual(expect.arrayContaining(sections))
})

test('the index of services has a row for each service, in the order of the catalogue', () => {
  const rows = servicesIn(index.html)
  expect(rows).toEqual(services.map(({ slug }) => paths.service(slug)))
  for (const { slug } of serviceSections) {
    expect(linksIn(index.html)).toContain(paths.servicesOfLine(slug))
  }
})

test.each(serviceSections)(
  'the index of services can be limited to the line of work $title',
  ({ slug, entries }) => {
    const html = renderToStaticMarkup(
      <ServicesPage page={servicesHub} ranges={shippedRanges} line={slug} />,
    )
    const rows = servicesIn(html)
    expect(rows).toEqual(entries.map((entry) => paths.service(entry.slug)))
    expect(html).toContain(`href="${paths.servicesOfLine(slug)}" aria-current="page"`)
  },
)

test('the index of services numbers its rows with two digits, so that a row number does not look like the number of a section', () => {
  const codes = [...index.html.matchAll(/register-code"[^>]*>([^<]*)</g)].map(([, code]) => code)
  expect(codes).toHaveLength(services.length)
  expect(codes.map(Number)).toEqual(services.map((_, at) => at + 1))
  expect(codes[0]).toBe('01')
})

test('each solution shows the number and the names of its services', () => {
  for (const { slug } of solutionEntries) {
    const count = serviceSections.find((section) => section.slug === slug)?.entries.length ?? 0
    expect(linksIn(series.html)).toContain(paths.solution(slug))
    expect(series.html).toContain(`Combines ${count} services`)
  }
  for (const { slug } of services) expect(linksIn(series.html)).toContain(paths.service(slug))
})

test('the list of industries (cabinet) links to every industry, and has a drawer for each section', () => {
  for (const { slug } of industries) expect(linksIn(cabinet.html)).toContain(paths.industry(slug))
  expect(idsIn(cabinet.html)).toEqual(expect.arrayContaining(drawers.map(({ slug }) => slug)))
})
