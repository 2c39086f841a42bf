import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outsideTransaction } from './one-connection.ts'
import { openTestDatabase } from './test-database.ts'

const isOnServer = Boolean(process.env.TEST_DATABASE_URL)
const query = sql`select 1`

it.runIf(isOnServer)(
  'fails a query outside the open transaction, and names the caller that ignored the error on closing',
  async () => {
    const database = await openTestDatabase()
    const transaction = database.db.transaction(async tx => {
      await tx.execute(query)
      await database.db.execute(query)
    })
    await expect(transaction).rejects.toThrow()
    await expect(database.close()).rejects.toThrow('outside the open transaction')
  },
)

it.runIf(isOnServer)('fails a second transaction inside the open one, on its own connection', async () => {
  const database = await openTestDatabase()
  await database.db.transaction(() => database.db.transaction(tx => tx.execute(query))).catch(() => {})
  await expect(database.close()).rejects.toThrow('outside the open transaction')
})

it.runIf(isOnServer)(
  'allows queries that start afterwards, and those that a test starts outside',
  async () => {
    const database = await openTestDatabase()
    const { db } = database
    let later: (() => Promise<unknown>) | undefined
    await db.transaction(async tx => {
      await tx.execute(query)
      await outsideTransaction(async () => await db.execute(query))
      later = async () => db.execute(query)
    })
    await later?.()
    await database.close()
  },
)
