import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')

/** Environment whose PATH begins with the project's own Node, as in npm scripts. */
const environment = {
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
  HOME: process.env['HOME'] ?? '',
}

const packed = z.tuple([
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
])
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })

let folder: string
let files: readonly string[]
const children: ChildProcess[] = []

/** Installs the tarball. Its dependencies link to the repository's copies, because tests cannot reach a registry. */
async function install(tarball: string): Promise<void> {
  const text = await readFile(join(ROOT, 'lake/package.json'), 'utf8')
  const { dependencies } = manifest.parse(JSON.parse(text))
  const links = Object.keys(dependencies).map((name) => [
    name,
    `file:${join(ROOT, 'node_modules', name)}`,
  ])
  const project = {
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(links), 'content-lake': `file:${tarball}` },
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(project))
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: environment,
  })
}

/** Starts the installed command. @returns its URL, and the token of a first start */
async function startCommand(...args: readonly string[]) {
  const command = join(folder, 'node_modules/.bin/content-lake')
  const child = spawn(command, ['--port', '0', ...args], { cwd: folder, env: environment })
  children.push(child)
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(output)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const found = /answers at (http:\/\/localhost:\d+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  const stop = () =>
    new Promise<number | null>((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return { origin, token: /LAKE_TOKEN=(\S+)/.exec(output)?.[1], output: () => output, stop }
}

// Packing and installing the package need npm, which the everyday tier does not run.
describe.runIf(inject('tier') === 'full')('the package content-lake', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lake-package-'))
    const { stdout } = await run(
      'npm',
      ['pack', '--json', '--ignore-scripts=false', '--silent', '--pack-destination', folder],
      { cwd: join(ROOT, 'lake'), env: environment },
    )
    const [{ filename, files: contents }] = packed.parse(
      JSON.parse(stdout.slice(stdout.indexOf('['))),
    )
    files = contents.map(({ path }) => path)
    await install(join(folder, filename))
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  test('contains built files, without sources and tests', () => {
    expect(files).toContain('dist/cli/content-lake.js')
    expect(files).toContain('dist/threads/query-worker.js')
    expect(files).toContain('dist/sign-in/fonts/newsreader-basic.woff2')
    expect(files.filter((path) => !/^(?:dist\/.*|package\.json|README\.md)$/.test(path))).toEqual(
      [],
    )
    expect(files).toContain('dist/cli/start-lake.d.ts')
    expect(files.filter((path) => /(?<!\.d)\.ts$|\.test\.|\/testing\//.test(path))).toEqual([])
  })

  test('serves queries of a Sanity client, and persists its token and data', async () => {
    const first = await startCommand()
    const client = createClient({
      apiHost: first.origin,
      useProjectHostname: false,
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      useCdn: false,
      ...(first.token === undefined ? {} : { token: first.token }),
    })
    await client.create({ _id: 'first', _type: 'post', title: 'Hello' })
    expect(await client.fetch('*[_type == $type].title', { type: 'post' })).toEqual(['Hello'])
    await expect(client.fetch('*[_type ==')).rejects.toMatchObject({ statusCode: 400 })
    expect(await first.stop()).toBe(0)

    const second = await startCommand()
    expect(second.token).toBeUndefined()
    const again = client.withConfig({ apiHost: second.origin })
    expect(await again.fetch('count(*[_type == "post"])')).toBe(1)
    expect(await second.stop()).toBe(0)
  })

  test('signs users in with the token for a Studio of this machine, and names the option --origins for any other Studio', async () => {
    const lake = await startCommand('--data', 'signed')
    const page = (studio: string) =>
      `${lake.origin}/auth/login?${new URLSearchParams({ origin: studio, projectId: 'local' }).toString()}`
    const form = await (await fetch(page('http://localhost:3334/'))).text()
    expect(form).toContain('Sign in with the token')
    expect(form).not.toMatch(/type="password"[^>]*name="password"|npm run/)
    const send = (values: Record<string, string>) =>
      fetch(page('http://localhost:3334/'), {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: lake.origin },
        body: new URLSearchParams(values),
      })
    const account = await send({ way: 'account', email: 'ann@example.com', password: 'x' })
    expect([account.status, await account.text()]).toEqual([
      422,
      expect.stringContaining('Fill in the token'),
    ])
    const answer = await send({ way: 'token', token: lake.token ?? '' })
    const sid = /#sid=(.+)$/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
    const exchanged = await fetch(`${lake.origin}/v1/auth/fetch?sid=${sid}`)
    expect(await exchanged.json()).toMatchObject({ token: lake.token })
    for (const name of ['sign-in.css', 'newsreader.woff2']) {
      expect((await fetch(`${lake.origin}/auth/${name}`)).status).toBe(200)
    }
    const elsewhere = await fetch(page('https://studio.example.com/'))
    expect(await elsewhere.text()).toContain('Add https://studio.example.com to --origins')
    await lake.stop()
  })

  test('starts a lake for a program that imports it', async () => {
    const program = `
      import { startLake } from 'content-lake'
      const options = { directory: 'programmed', host: '127.0.0.1', port: 0, projectId: 'local', dataset: 'production' }
      const lake = await startLake({ ...options, token: 'a-token' })
      const url = lake.origin + '/v1/data/query/production?query=' + encodeURIComponent('1+1')
      const answer = await fetch(url, { headers: { authorization: 'Bearer a-token' } })
      console.log((await answer.json()).result)
      await lake.close()`
    const { stdout } = await run('node', ['--input-type=module', '--eval', program], {
      cwd: folder,
      env: environment,
    })
    expect(stdout).toBe('2\n')
  })

  test('declares the types of its options and of a running lake', async () => {
    await writeFile(
      join(folder, 'program.ts'),
      `import { startLake, type RunningLake } from 'content-lake'
      const options = { directory: 'typed', host: '127.0.0.1', port: 0, projectId: 'local', dataset: 'production' }
      export const lake: Promise<RunningLake> = startLake(options)
      // @ts-expect-error The port is a number.
      export const wrong = startLake({ ...options, port: '0' })`,
    )
    const check = run(
      'tsc',
      ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'esnext', 'program.ts'],
      { cwd: folder, env: environment },
    )
    await expect(check).resolves.toMatchObject({ stdout: '' })
  })

  test('replaces a lost token', async () => {
    const first = await startCommand('--data', 'lost')
    await first.stop()
    const second = await startCommand('--data', 'lost', '--new-token')
    const statusWith = async (token = '') => {
      const url = `${second.origin}/v1/users/me`
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      return answer.status
    }
    expect(second.token).not.toBe(first.token)
    expect([await statusWith(first.token), await statusWith(second.token)]).toEqual([401, 200])
    await second.stop()
  })

  test('exits with 2 and a message for an invalid option', async () => {
    const command = join(folder, 'node_modules/.bin/content-lake')
    const call = run(command, ['--port', '70000'], { cwd: folder, env: environment })
    await expect(call).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Correct the value of --port.'),
    })
  })
})
