import { expect, test } from 'vitest'
import { allMigrations } from './all-migrations.ts'
import { hashOfMigration } from './recorded-migrations.test-support.ts'
import { shippedMigrations } from './shipped-migrations.test-support.ts'

test('allMigrations contains the migrations in the order in which they were shipped', () => {
  expect(allMigrations.map(({ name }) => name)).toEqual(shippedMigrations.map(([name]) => name))
})

test('the name of a migration is unique', () => {
  expect(new Set(allMigrations.map(({ name }) => name)).size).toBe(allMigrations.length)
})

// A database runs each migration only once, so a change of a shipped migration would apply to new databases only.
test.each(allMigrations)(
  'the migration $name has the same statements as when it was shipped',
  async (migration) => {
    const shipped = shippedMigrations.find(([name]) => name === migration.name)
    expect(await hashOfMigration(migration)).toBe(shipped?.[1])
  },
)

test('a change of a statement changes the hash of its migration', async () => {
  const create = (column: string) =>
    hashOfMigration({
      name: 'planted',
      up: async (db) => db.schema.createTable('planted').addColumn(column, 'text').execute(),
    })
  expect(await create('first')).not.toBe(await create('second'))
})
