import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createAssetStore } from '#server/lake/assets.ts'
import { createLake } from '#server/lake/lake.ts'
import { seedOpenLake } from './seed.ts'

async function openLake() {
  const directory = await mkdtemp(join(tmpdir(), 'seed-'))
  const lake = createLake({ directory })
  onTestFinished(async () => {
    lake.close()
    await rm(directory, { recursive: true, force: true, maxRetries: 3 })
  })
  const dataset = lake.createDataset('production', { aclMode: 'private' })
  const open = {
    lake,
    assets: createAssetStore({ directory: join(directory, 'assets') }),
    directory,
    projectId: 'local',
    dataset: 'production',
    origin: 'http://site.example',
  }
  return { dataset, open }
}

test('an empty lake is filled once, with pictures on the site’s own address', async () => {
  const { dataset, open } = await openLake()
  expect(await seedOpenLake(open)).toEqual({ documents: 17, pictures: 15 })
  const { sequence } = dataset
  expect(await seedOpenLake(open)).toEqual({ documents: 0, pictures: 0 })
  expect(dataset.sequence).toBe(sequence)
  const { result } = await dataset.query({
    query: `{
      "covers": *[_type in ["blog", "caseStudy"]].coverImage.asset->{url, "size": metadata.dimensions},
      "published": count(*[_type == "blog" && status == "published" && !(_id in path("drafts.**"))]),
      "weak": count(*[_type in ["blog", "caseStudy"] && (author._weak == true || category._weak == true)])
    }`,
  })
  expect(result).toMatchObject({ published: 4, weak: 0 })
  const { covers } = result as { covers: { url: string; size: { width: number } }[] }
  expect(covers).toHaveLength(10)
  for (const { url, size } of covers) {
    expect(url).toMatch(/^http:\/\/site\.example\/lake\/images\/local\/production\/.*\.webp$/)
    expect(size.width).toBe(1600)
  }
})

test('a lake with one document of its own is left alone', async () => {
  const { dataset, open } = await openLake()
  dataset.mutate([{ create: { _type: 'page' } }], { author: 'test' })
  expect(await seedOpenLake(open)).toEqual({ documents: 0, pictures: 0 })
})
