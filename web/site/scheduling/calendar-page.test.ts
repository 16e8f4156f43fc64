import { expect, test } from 'vitest'
import { paths } from '#shared/paths/paths.ts'
import { calendarPage } from './calendar-page.ts'

const site = new URL('https://www.example.com/rag?a=b')

test('calendarPage returns the site’s own booking page with the meeting’s subject if no hosted service is configured', () => {
  const page = calendarPage(undefined, 'rag', site)
  const own = `https://www.example.com${paths.booking('rag')}`
  const hidden = 'hide_landing_page_details=1&hide_gdpr_banner=1'
  expect(page).toEqual({
    address: own,
    widgetAddress: `${own}&${hidden}`,
    frameAddress: `${own}&${hidden}&embed_domain=www.example.com&embed_type=Inline&embed=1`,
    origin: 'https://www.example.com',
    widgetSource: `https://www.example.com${paths.bookingWidget}`,
    isOwn: true,
  })
})

test('calendarPage keeps the URL parameters of a hosted service’s page and does not add the subject', () => {
  const hosted = {
    url: 'https://meet.example/us/30?locale=en',
    widgetSource: 'https://assets.meet.example/w.js',
  }
  const page = calendarPage(hosted, 'rag', site)
  expect(page.address).toBe(hosted.url)
  expect(page.widgetAddress).toBe(`${hosted.url}&hide_landing_page_details=1&hide_gdpr_banner=1`)
  expect(page.frameAddress).toBe(
    `${page.widgetAddress}&embed_domain=www.example.com&embed_type=Inline`,
  )
  expect(page).toMatchObject({
    origin: 'https://meet.example',
    widgetSource: hosted.widgetSource,
    isOwn: false,
  })
})
