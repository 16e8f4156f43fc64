import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { engines, type Engine, useDatabases } from '#server/testing/database.test-support.ts'
import { callJson } from '../support/sites/call-json.ts'
import { freePort, startSite, temporaryDirectory } from '../support/sites/processes.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'

const databases = useDatabases()

const RELEASE = join(import.meta.dirname, 'releases/2026-11-27')
const WRITTEN_AT = Date.parse('2026-11-29T06:39:00Z')
const WEEK = 7 * 24 * 3600 * 1000
const ASSET = '86a4f7f39314b6363c73e5266e85d2a98040b494-64x48.png'

/** Reads a database dump as text. Its times are moved by full weeks to the present, so that nothing in it has expired. */
async function readStore(engine: string): Promise<string> {
  const moved = Math.floor((Date.now() - WRITTEN_AT) / WEEK) * WEEK
  const sql = await readFile(join(RELEASE, engine, 'site.sql'), 'utf8')
  return sql.replaceAll(/\b17\d{11}\b/g, (time) => String(Number(time) + moved))
}

/** Starts the current code on a copy of the release's data. */
async function startUpgraded(engine: Engine) {
  const directory = await temporaryDirectory()
  onTestFinished(() => directory[Symbol.asyncDispose]())
  const images = join(directory.path, 'lake/assets/images', ASSET.slice(0, 2))
  await mkdir(images, { recursive: true })
  await copyFile(join(RELEASE, 'asset.png'), join(images, ASSET))
  await copyFile(join(RELEASE, engine, 'lake.sqlite'), join(directory.path, 'lake/lake.sqlite'))
  const { databaseUrl } = await databases.locate(engine)
  if (databaseUrl === undefined) {
    const database = new Sqlite(join(directory.path, 'site.db'))
    database.exec(await readStore(engine))
    database.close()
  } else {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(await readStore(engine))
    await client.end()
  }
  const site = await startSite({
    port: await freePort(),
    directory: directory.path,
    environment: {
      SEED: 'none',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
  })
  onTestFinished(() => site.signal('SIGTERM'))
  return site.url
}

test.each(engines)(
  'the data of the release 2026-11-27 is complete after an upgrade on %s',
  async (engine) => {
    const url = await startUpgraded(engine)
    const visit = async (path: string) => {
      const answer = await fetch(url + path, { redirect: 'manual' })
      return {
        status: answer.status,
        to: answer.headers.get('location'),
        html: await answer.text(),
      }
    }

    const post = await visit('/blogs/an-upgraded-post')
    expect([post.status, post.html]).toEqual([
      200,
      expect.stringContaining('Written by an earlier release.'),
    ])
    expect((await visit('/case-studies/an-upgraded-case')).html).toContain('Kept too.')
    expect((await visit('/blogs/the-second-name')).status).toBe(200)
    for (const [from, to] of [
      ['/blogs/the-first-name', '/blogs/the-second-name'],
      ['/an-old-address', '/services'],
    ] as const) {
      const { status, to: location } = await visit(from)
      expect([status, new URL(location ?? '', url).pathname], from).toEqual([308, to])
    }
    expect((await visit('/blogs/a-secret-draft')).status).toBe(404)
    expect([404, 410]).toContain((await visit('/blogs/a-deleted-post')).status)
    expect((await callJson('GET', `${url}/api/blogs/`)).body.count).toBe(2)

    const { token } = await signInAsStaff(url)
    const headers = { authorization: `Bearer ${token}` }
    const call = (method: string, path: string, json?: unknown) =>
      callJson(method, url + path, { headers, json })
    const read = async (path: string) => (await call('GET', path)).body

    const leads = await read('/api/leads/?view=all')
    expect(
      leads.results.map(({ kind, email }: Record<string, string>) => `${kind} ${email}`).toSorted(),
    ).toEqual([
      'contact ada@example.com',
      'meeting ada@example.com',
      'partnership partner@example.com',
    ])
    const inquiry = leads.results.find(({ kind }: Record<string, string>) => kind === 'contact')
    const lead = JSON.stringify(await read(`/api/leads/${inquiry.id}/`))
    expect(lead).toContain('An inquiry of an earlier release.')
    expect(lead).toContain('A note of an earlier release.')
    expect(JSON.stringify(await read('/api/users/'))).toContain('Eve Editor')
    const [image] = (await read('/api/images/')).results
    const original = await fetch(url + image.url, { headers })
    expect([original.status, (await original.arrayBuffer()).byteLength]).toEqual([200, 203])
    expect(JSON.stringify(await read('/api/blogs/'))).toContain('A secret draft')

    const [deleted] = (await read('/api/trash/')).results
    expect((await call('POST', `/api/trash/${deleted.id}/restore/`)).status).toBe(200)
    const { data } = await read('/api/blogs/an-upgraded-post/')
    const change = { title: 'Edited after the upgrade', status: 'published' }
    expect((await call('PUT', `/api/blogs/${data.id}/`, change)).status).toBe(200)
    expect((await visit('/blogs/an-upgraded-post')).html).toContain('Edited after the upgrade')
  },
  120_000,
)
