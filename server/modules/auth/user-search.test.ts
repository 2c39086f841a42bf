import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/auth.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { userFoundBy } from './user-search-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Account = Pick<typeof users.$inferInsert, 'name' | 'email' | 'nickname'>

/** Inserts the accounts, calls `read` and rolls back. */
async function withAccounts<Result>(
  accounts: readonly Account[],
  read: (emailsWhere: (condition: ReturnType<typeof wordsIn>) => Promise<string[]>) => Promise<Result>,
): Promise<Result> {
  const rollback = new Error('rolled back')
  let result: Result | undefined
  await server.context.db
    .transaction(async tx => {
      await tx.insert(users).values([...accounts])
      result = await read(async condition => {
        const { rows } = await tx.execute<{ email: string }>(
          sql`select email from users where ${condition ?? sql`true`} order by id`,
        )
        return rows.map(({ email }) => email)
      })
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  return result as Result
}

const zoe = { name: 'Zoë Łukasz', email: 'lettere@posta.example', nickname: 'Ærøskøbing' }
const found = (search: string) =>
  withAccounts([zoe], async emailsWhere =>
    (await emailsWhere(userFoundBy(search, sql`users`))).includes(zoe.email),
  )

describe('search of accounts', () => {
  it.each([
    ['the name', 'zoe'],
    ['the email', 'POSTA.ex'],
    ['the nickname', 'aeroskobing'],
  ])('finds an account by a part of %s, ignoring case and accents', async (_, search) => {
    expect(await found(search)).toBe(true)
  })

  it('finds words of name, email and nickname in any order', async () => {
    expect(await found('aerosk lettere ŁUK')).toBe(true)
    expect(await found('luk  aerosk lettere')).toBe(true)
  })

  it('omits an account that lacks one of the words', async () => {
    expect(await found('zoe lettere unknown')).toBe(false)
  })

  it('does not find a word that spans the end of one text and the beginning of the next', async () => {
    expect(await found('lukaszlettere')).toBe(false)
    expect(await found('Łukasz´lettere')).toBe(false) // NFKD turns the accent into a space
  })

  it('finds the accounts of which name, email and nickname together contain each word', async () => {
    const part = fc.string({ unit: fc.constantFrom(...'abAB éÉßøŁ´%_\\#1ﬁΣ'), maxLength: 5 })
    const account = fc.record({ name: part, local: part, nickname: fc.option(part) })
    let matches = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(account, { minLength: 1, maxLength: 20 }),
        fc.array(fc.tuple(part, part), { minLength: 5, maxLength: 5 }),
        async (accounts, searches) => {
          const rows = accounts.map(({ name, local, nickname }, at) => ({
            name,
            email: `${local}-${at}@x`, // unique: no part has a hyphen
            nickname,
          }))
          await withAccounts(rows, async emailsWhere => {
            for (const words of searches) {
              const search = words.join(' ')
              const each = wordsIn(search, sql`name`, sql`email`, sql`coalesce(nickname, '')`)
              const expected = await emailsWhere(each)
              expect(await emailsWhere(userFoundBy(search, sql`users`)), search).toEqual(expected)
              matches += expected.length
            }
          })
        },
      ),
      { numRuns: 40 },
    )
    expect(matches).toBeGreaterThan(40)
  })
})
