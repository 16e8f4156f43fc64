import { describe, expect, test } from 'vitest'
import { createPages, get, HERE, meeting, ORIGIN, ten } from './booking-pages.test-support.ts'
import { paths } from '#shared/paths/paths.ts'
import { devAssets, render } from '#web/shell/entry-server.tsx'

/** Visible text of a page. */
const textOf = async (answer: Response) =>
  (await answer.text())
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gsu, ' ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')

/** Returns the pages of a booking with slip, form and confirmation, as rendered by a site with or without a mail server. */
async function pagesOf(hasMail: boolean) {
  const { pages } = createPages(
    { meetingFor: async () => ({ ...meeting, invitation_by_email: hasMail }) },
    { render: (page) => render({ ...page, assets: devAssets, origin: ORIGIN, hasMail }) },
  )
  const open = (path: string) => pages.booking(get(path), HERE).then(textOf)
  return {
    times: await open(paths.booking()),
    form: await open(`${paths.booking()}?time=${ten}&zone=Asia/Kolkata`),
    confirmation: await textOf(await pages.meeting('key', get(paths.meetingBooked('key')), HERE)),
  }
}

describe('the sentences about emails on the booking pages', () => {
  test('the booking pages promise an email on every page if the site sends emails', async () => {
    const { times, form, confirmation } = await pagesOf(true)
    for (const slip of [times, form]) expect(slip).toContain('Video call, link by email')
    expect(form).toContain('The invitation and the link to the video call go to this address.')
    expect(confirmation).toContain('Sent to a.keller@northline.example')
    for (const text of [times, form, confirmation]) {
      expect(text).not.toMatch(/no automatic email|No invitation goes out|link from our team/iu)
    }
  })

  test('the booking pages promise no automatic email on any page if the site sends no emails', async () => {
    const { times, form, confirmation } = await pagesOf(false)
    for (const slip of [times, form]) expect(slip).toContain('Video call, link from our team')
    expect(form).toContain('Our team uses this address to send you the link.')
    expect(form).toContain('You get no automatic email.')
    expect(confirmation).toContain('Our team sends you the link before the meeting.')
    for (const text of [times, form, confirmation]) {
      expect(text).not.toMatch(/link by email|The invitation and the link|Sent to /iu)
    }
  })
})
