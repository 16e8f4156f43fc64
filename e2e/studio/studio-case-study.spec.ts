import { paths } from '#shared/paths/paths.ts'
import { expect } from '../support/fixtures.ts'
import { goneInTime, missing, publishedInTime } from '../support/pages/studio-article.ts'
import { test } from '../support/studio-test.ts'

test.use({ on: 'studio' })

test('a case study that an editor writes with every field in the Studio is visible within a second', async ({
  editor,
  site,
}) => {
  const studio = editor.page
  const article = {
    title: 'Four days instead of nine',
    lists: [paths.cmsCaseStudies(), paths.caseStudies()],
  }
  await editor.create('caseStudy')

  await test.step('fills in the content', async () => {
    await editor.text('title').fill(article.title)
    expect(await editor.generateSlug()).toBe('four-days-instead-of-nine')
    await editor.text('summary').fill('A bank stopped asking twice.')
    await editor.upload(editor.row('coverImage'), 'hall.png', { alt: 'A banking hall' })
    for (const [label, value, unit] of [
      ['Median time to a finished report', '4', 'days'],
      ['Reports sent back', '1.2', '%'],
    ] as const) {
      const dialog = await editor.addItem('results')
      await editor.part(dialog, 'label').fill(label)
      await editor.part(dialog, 'value').fill(value)
      await editor.part(dialog, 'unit').fill(unit)
      await editor.closeDialog(dialog)
    }
    await editor.text('challenge').fill('Every branch asked for the same papers.')
    await editor.text('solution').fill('One form, filled in once.')
    await editor.body.click()
    await studio.keyboard.type('The branches kept their own archives.')
    await editor.field('testimonial').getByRole('button', { name: 'Testimonial' }).click()
    await editor.text('testimonial.quote').fill('We no longer ask twice.')
    await editor.text('testimonial.name').fill('Tomas Lindqvist')
    await editor.text('testimonial.role').fill('Head of hiring')
    for (const [name, alt, caption] of [
      ['before.png', 'Nine folders', 'Before'],
      ['after.png', 'One folder', 'After'],
    ] as const) {
      const dialog = await editor.addItem('gallery')
      await editor.upload(dialog, name, { alt, caption })
      await editor.closeDialog(dialog)
    }
  })

  await test.step('fills in the details', async () => {
    await editor.tab('details')
    await editor.field('industry').getByRole('combobox').selectOption('Banking & financial')
    await studio.getByRole('checkbox', { name: 'Hide the client’s name' }).uncheck({ force: true })
    await editor.text('client.name').fill('Bank of the North')
    const services = editor.field('services')
    await services.getByLabel('Criminal check').check({ force: true })
    await services.getByLabel('Address verification').check({ force: true })
  })

  await test.step('fills in the fields for publishing and search', async () => {
    await editor.tab('publishing')
    await editor.field('status').getByRole('combobox').selectOption('in_review')
    await editor.date('publishedAt', '2026-04-03 12:00')
    await editor.tab('seo')
    await editor.text('seo.title').fill('Four days for a bank')
    await editor.text('seo.description').fill('How a bank stopped asking twice.')
  })

  await publishedInTime(editor, site, article)
  const page = await site.html(paths.cmsCaseStudy('four-days-instead-of-nine'))
  const parts = [
    /<title[^>]*>Four days for a bank/,
    /name="description" content="Read from the CMS itself; [^"]* How a bank stopped asking twice\."/,
    '<h1>Four days instead of nine</h1>',
    'A bank stopped asking twice.',
    'alt="A banking hall"',
    'Median time to a finished report',
    'Reports sent back',
    '1.2',
    'Every branch asked for the same papers.',
    'One form, filled in once.',
    'The branches kept their own archives.',
    'We no longer ask twice.',
    'Tomas Lindqvist, Head of hiring',
    'alt="Nine folders"',
    'alt="One folder"',
    'Before',
    'After',
    'Banking &amp; financial',
    'Bank of the North',
    'Criminal check, Address verification',
    '3 April 2026',
  ]
  expect(missing(page, parts)).toEqual([])
  await goneInTime(editor, site, article)
  expect((await fetch(site.origin + paths.cmsCaseStudy('four-days-instead-of-nine'))).status).toBe(
    404,
  )
})
