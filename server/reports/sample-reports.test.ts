import { describe, expect, it, vi } from 'vitest'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { services } from '#shared/pages/catalogue/catalogue.ts'
import { servicePages } from '#shared/pages/catalogue/service-pages.ts'
import { sampleSuffixes } from './sample-suffixes.ts'
import { NOON, openReports } from './reports.test-support.ts'

const databases = useDatabases()
const open = () => openReports(databases, 'sqlite')

describe('the samples of services', () => {
  it('sample reports have the number and fingerprints that the database records', async () => {
    const { reports, verified, db } = await open()
    await reports.issueSamples()
    const sample = await reports.sample('criminal-check')
    expect(sample?.number).toMatch(/^CV-SAMPLE-01-/)
    expect(await verified(sample?.number ?? '')).toMatchObject({
      is_sample: true,
      file_hash: sample?.hash,
      state: 'valid',
    })
    expect(await reports.sample('criminal-check')).toBe(sample)
    expect(await reports.sample('about')).toBeUndefined()
    await db
      .updateTable('reports')
      .set({ number: 'CV-SAMPLE-01-ZZ' })
      .where('number', '=', sample?.number ?? '')
      .execute()
    await reports.issueSamples()
    expect(await verified('CV-SAMPLE-01-ZZ')).toMatchObject({
      state: 'replaced',
      replaced_by: sample?.number,
    })
  })

  it.each(services)(
    'sampleSuffixes contains the last group of the number of the sample: $slug',
    async ({ slug }) => {
      const { reports } = await open()
      expect((await reports.sample(slug))?.number.slice(-2)).toBe(sampleSuffixes[slug])
    },
  )

  it('the page of a service is loaded only if its sample is missing', async () => {
    const { reports, db } = await open()
    await reports.issueSamples()
    const known = vi.spyOn(servicePages, 'criminal-check')
    const missing = vi.spyOn(servicePages, 'rag')
    await db.deleteFrom('reports').where('sample_of', '=', 'rag').execute()
    await reports.issueSamples()
    expect(known).not.toHaveBeenCalled()
    expect(missing).toHaveBeenCalledOnce()
  })

  it('samples are valid again after a return to an earlier release', async () => {
    const { reports, verified, db } = await open()
    await reports.issueSamples()
    const [row] = await db
      .selectFrom('reports')
      .selectAll()
      .where('sample_of', '=', 'criminal-check')
      .execute()
    if (row === undefined) throw new Error('There is no sample')
    // Another process of a newer release records a sample with other rows.
    const newer = { ...row, number: 'CV-SAMPLE-01-ZZ', text_hash: 'b'.repeat(64) }
    await db.insertInto('reports').values(newer).execute()
    const replaced = { state: 'replaced', replaced_by: newer.number, changed_at: NOON }
    await db.updateTable('reports').set(replaced).where('number', '=', row.number).execute()

    await reports.sample('criminal-check')
    expect(await verified(newer.number)).toMatchObject({ state: 'valid' })
    expect(await verified(row.number)).toMatchObject({ state: 'replaced' })

    await reports.issueSamples()
    expect(await verified(row.number)).toMatchObject({ state: 'valid', replaced_by: null })
    expect(await verified(newer.number)).toMatchObject({
      state: 'replaced',
      replaced_by: row.number,
    })
  })
})
